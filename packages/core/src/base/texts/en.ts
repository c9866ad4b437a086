// Written by npm run texts.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "Cancelled: {title}": ["Cancelled: ",["title"]],
  "Day {day}": ["Day ",["day"]],
  "Dear {name},": ["Dear ",["name"],","],
  "Enter an amount between {least} and {most}.": ["Enter an amount between ",["least"]," and ",["most"],"."],
  "Invoice {number}": ["Invoice ",["number"]],
  "Night {night} of {nights}": ["Night ",["night"]," of ",["nights"]],
  "Please shorten this answer to {limit} characters.": ["Please shorten this answer to ",["limit"]," characters."],
  "This could be two numbers. Write {first} or {second}.": ["This could be two numbers. Write ",["first"]," or ",["second"],"."],
  "Too many attempts. Please wait {wait} and try again.": ["Too many attempts. Please wait ",["wait"]," and try again."],
  "We can’t tell whether that’s {first} or {second}. Please write it another way.": ["We can’t tell whether that’s ",["first"]," or ",["second"],". Please write it another way."],
  "{kind, select, rental {Drop-off} other {Drop-off}}": [["kind","select",{"rental":["Drop-off"],"other":["Drop-off"]}]],
  "{minutes, plural, one {a minute} other {# minutes}}": [["minutes","plural",{"one":["a minute"],"other":["#"," minutes"]}]],
  "{nights, plural, one {# night} other {# nights}}": [["nights","plural",{"one":["#"," night"],"other":["#"," nights"]}]],
  "{room_type}, room {room_no}": [["room_type"],", room ",["room_no"]],
};
