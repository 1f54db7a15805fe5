// A piece of layout that is open while its C++ scope is: made by `row(ui)`, `panel(ui)`,
// `dialog(ui)` and the like, closed by its destructor.
#pragma once

#include <cstdint>

namespace roadbook::ui {

class Ui;

class [[nodiscard]] Block {
 public:
  using Close = void (*)(Ui&, std::uint32_t id);

  Block() = default;
  // Open from now on: when it ends, `close` is called once, with `ui` and `id`.
  Block(Ui& ui, Close close, std::uint32_t id) : ui_(&ui), close_(close), id_(id) {}
  Block(const Block&) = delete;
  Block& operator=(const Block&) = delete;
  // The other one closes nothing any more.
  Block(Block&& other) noexcept : ui_(other.ui_), close_(other.close_), id_(other.id_) {
    other.ui_ = nullptr;
  }
  Block& operator=(Block&&) = delete;
  ~Block() { close(); }

  // True where there is something to fill: a dialog or a menu that is shut gives false.
  explicit operator bool() const { return ui_ != nullptr; }
  // Closes before the scope ends.
  void close() {
    if (ui_ != nullptr) close_(*ui_, id_);
    ui_ = nullptr;
  }

 private:
  Ui* ui_ = nullptr;
  Close close_ = nullptr;
  std::uint32_t id_ = 0;
};

}  // namespace roadbook::ui
