import type { EncryptedText } from '../../base/encrypted-text';
import type { CompanyId } from '../../base/ids';
import type { FieldEncryption } from '../../store/field-encryption';
import { Answers } from './submission';

const FIELD = 'form_answers';
/** Letters that all answers of one form may have together: a record of the table holds 400 kB. */
export const LONGEST_ANSWERS = 60_000;

/** Whether answers can't be kept: too long together, or a single one of them. */
export const isTooLong = (answers: Answers): boolean =>
  JSON.stringify(answers).length > LONGEST_ANSWERS || !Answers.safeParse(answers).success;
export const encryptAnswers = (seal: FieldEncryption, company: CompanyId, answers: Answers): Promise<EncryptedText> =>
  seal.encrypt(company, FIELD, JSON.stringify(answers));
export const decryptAnswers = async (
  seal: FieldEncryption,
  company: CompanyId,
  encrypted: EncryptedText,
): Promise<Answers> => Answers.parse(JSON.parse(await seal.decrypt(company, FIELD, encrypted)));
