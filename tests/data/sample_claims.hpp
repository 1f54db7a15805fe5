// The sample claims of the reference document, which two games have: "Make a Claim Map for the
// Crew" and "Prison claims".
#pragma once

#include <string>
#include <vector>

namespace roadbook {

inline const std::vector<std::string> sample_claims = {"Turf",
                                                       "City Records",
                                                       "Cover Identities",
                                                       "Cover Operation",
                                                       "Envoy",
                                                       "Fixer",
                                                       "Infirmary",
                                                       "Informants",
                                                       "Protection Racket",
                                                       "Training Rooms",
                                                       "Vice Den",
                                                       "Victim Trophies",
                                                       "Fighting Pits",
                                                       "Street Fence",
                                                       "Terrorized Citizens",
                                                       "Warehouses",
                                                       "Ancient Altar",
                                                       "Ancient Tower",
                                                       "Offertory",
                                                       "Local Graft",
                                                       "Lookouts",
                                                       "Luxury Venue",
                                                       "Surplus Cache",
                                                       "Covert Drop",
                                                       "Interrogation Chamber",
                                                       "Loyal Fence",
                                                       "Secret Pathways",
                                                       "Tavern",
                                                       "Side Business"};
inline const std::vector<std::string> sample_prison_claims = {
    "Allied Claim", "Cell Block Control", "Guard Payoff",
    "Hardcase",     "Parole Influence",   "Smuggling"};

}  // namespace roadbook
