// Written by npm run texts.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "Adding {name}: {percent}%": ["Adding ",["name"],": ",["percent"],"%"],
  "Copy reference {reference}": ["Copy reference ",["reference"]],
  "Traveler {number}": ["Traveler ",["number"]],
  "{name} can’t be added. You can send pictures, PDF, Office files, sound and film.": [["name"]," can’t be added. You can send pictures, PDF, Office files, sound and film."],
  "{name} didn’t arrive. Please add it again.": [["name"]," didn’t arrive. Please add it again."],
  "{name} is larger than 25 MB. Please choose a smaller file.": [["name"]," is larger than 25 MB. Please choose a smaller file."],
  "{name} isn’t what its name says. Please save it again and add that.": [["name"]," isn’t what its name says. Please save it again and add that."],
  "{name} was added.": [["name"]," was added."],
};
