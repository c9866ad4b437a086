// Written by npm run texts.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "Copied": ["Copied"],
  "Copy": ["Copy"],
  "Copy reference {reference}": ["Copy reference ",["reference"]],
  "That didn’t work. Please try again in a moment.": ["That didn’t work. Please try again in a moment."],
  "We’ve sent your question to your advisor.": ["We’ve sent your question to your advisor."],
  "You said no. We’ve let your advisor know.": ["You said no. We’ve let your advisor know."],
  "You said yes. We’ve let your advisor know.": ["You said yes. We’ve let your advisor know."],
  "Your answer didn’t go through. Please try again.": ["Your answer didn’t go through. Please try again."],
  "You’re offline. Please answer when you’re connected again.": ["You’re offline. Please answer when you’re connected again."],
  "You’re offline. Please try again when you’re connected.": ["You’re offline. Please try again when you’re connected."],
  "You’re offline. This page is saved on your device.": ["You’re offline. This page is saved on your device."],
  "today": ["today"],
};
