import { FormToken } from '@wayline/core/areas/forms/form-link';
import { newToken } from '@wayline/core/store/token-hash';

/** The secret of what is typed: the one it came with, or a new one. */
export const toDraft = (draft: string | undefined): string => FormToken.safeParse(draft).data ?? newToken().token;
