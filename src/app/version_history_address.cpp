// The addresses of earlier versions, of the bin and of comparisons.
#include "app/version_history.hpp"

#include <utility>

namespace roadbook::app {

std::optional<Address> VersionHistory::layer(Over over) const {
  if (awaited_ && awaited_->over == over) return awaited_->address;
  switch (over) {
    case Over::version:
      if (looking_) return Address{"versions", looking_->id, looking_->version};
      break;
    case Over::versions:
      if (versions_state_.open) return Address{"versions", versions_view_.document, {}};
      break;
    case Over::bin:
      if (bin_state_.open) return Address{"bin", {}, {}};
      break;
    case Over::compare:
      if (comparing_ && compare_open_) {
        const bool copy = !comparing_->copy.empty();
        return Address{"compare", copy ? comparing_->copy : comparing_->id, comparing_->version};
      }
      break;
    default:
      break;
  }
  return std::nullopt;
}

void VersionHistory::put_away(Over over) {
  if (awaited_ && awaited_->over == over) awaited_.reset();
  switch (over) {
    case Over::version:
      looking_.reset();
      break;
    case Over::versions:
      versions_state_.open = false;
      break;
    case Over::bin:
      bin_state_.open = false;
      break;
    case Over::compare:
      compare_open_ = false;
      break;
    default:
      break;
  }
}

void VersionHistory::open(Over over, const Address& address) {
  if (over == Over::bin) return open_bin();
  if (over == Over::versions) return open_versions(address.id);
  if (over == Over::compare && address.part.empty()) return compare_copy(address.id);
  awaited_ = Awaited{over, address};
  read_versions(address.id);
}

// The versions are read: the one of an address is shown.
void VersionHistory::show_awaited() {
  if (!awaited_ || awaited_->address.id != versions_view_.document) return;
  const Awaited awaited = *std::exchange(awaited_, std::nullopt);
  if (awaited.over == Over::compare) {
    compare_version(awaited.address.part);
  } else {
    look(awaited.address.part);
  }
}

}  // namespace roadbook::app
