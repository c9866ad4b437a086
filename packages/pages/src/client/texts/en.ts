// Written by npm run texts.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "Copy reference {reference}": ["Copy reference ",["reference"]],
};
