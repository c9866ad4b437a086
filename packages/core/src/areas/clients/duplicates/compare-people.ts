import { isSameNumber, type Phone, readPhone } from '../../../base/phone';
import { isFilled } from '../merge/merge-lists';

/** How sure it is that two profiles are one person, the surest first. */
export const DUPLICATE_GRADES = ['certain', 'likely', 'possible'] as const;
export type DuplicateGrade = (typeof DUPLICATE_GRADES)[number];

/** What people are compared by: of a client, or of what somebody has typed so far. */
export type ComparedPerson = {
  first_name?: string | undefined;
  last_name?: string | undefined;
  dob?: string | undefined;
  emails?: readonly string[] | undefined;
  work_email?: string | undefined;
  phone?: string | undefined;
  personal_mobile?: string | undefined;
  work_phone?: string | undefined;
  work_mobile?: string | undefined;
};
export type Likeness = { grade: DuplicateGrade; reasons: string[] };

/** A name as it is compared: without accents, marks and letter case. */
export const foldName = (name: string | undefined): string =>
  (name ?? '')
    .normalize('NFKD')
    .replace(/[\p{M}'’.]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

const GMAIL = /^(.+)@(?:gmail|googlemail)\.com$/;
/** An email as it is compared. Gmail delivers one mailbox under many spellings. */
const foldEmail = (email: string): string => {
  const small = email.trim().toLowerCase();
  const mailbox = GMAIL.exec(small)?.[1];
  return mailbox ? `${(mailbox.split('+', 1)[0] ?? '').replaceAll('.', '')}@gmail.com` : small;
};

const fold = (values: readonly (string | undefined)[], how: (value: string) => string): string[] => [
  ...new Set(values.map((value) => how(value ?? '')).filter(isFilled)),
];
export const listEmails = ({ emails = [], work_email }: ComparedPerson): string[] =>
  fold([...emails, work_email], foldEmail);
export const listPhones = ({ phone, personal_mobile, work_phone, work_mobile }: ComparedPerson): Phone[] =>
  [phone, personal_mobile, work_phone, work_mobile].flatMap((one) => readPhone(one ?? '') ?? []);

const share = (a: readonly string[], b: readonly string[]) => a.some((one) => b.includes(one));

const listReasons = (a: ComparedPerson, b: ComparedPerson): [DuplicateGrade, string][] => {
  const [first, last] = [foldName(a.first_name), foldName(a.last_name)];
  const [otherFirst, otherLast] = [foldName(b.first_name), foldName(b.last_name)];
  const isSameFirst = first !== '' && first === otherFirst;
  const isSameName = isSameFirst && (last === otherLast || last === '' || otherLast === '');
  const hasSameEmail = share(listEmails(a), listEmails(b));
  const phones = listPhones(b);
  const hasSamePhone = listPhones(a).some((one) => phones.some((other) => isSameNumber(one, other)));
  const found: [DuplicateGrade, string][] = [];
  if (isSameName && a.dob && a.dob === b.dob) found.push(['certain', 'Same name and birth date']);
  if (hasSameEmail && isSameName) found.push(['certain', 'Same email']);
  else if (hasSameEmail) found.push(['likely', isSameFirst ? 'Same email' : 'Same email, different first name']);
  if (hasSamePhone && isSameFirst) found.push(['likely', 'Same phone']);
  else if (hasSamePhone) found.push(['possible', 'Same phone, different first name']);
  return found;
};

/** Whether two profiles may be one person, how surely, and why; undefined where nothing says so. Two birth dates make it less sure. */
export const comparePeople = (a: ComparedPerson, b: ComparedPerson): Likeness | undefined => {
  const found = listReasons(a, b);
  if (found.length === 0) return undefined;
  const reasons = found.map(([, reason]) => reason);
  const best = Math.min(...found.map(([grade]) => DUPLICATE_GRADES.indexOf(grade)));
  const isDoubtful = Boolean(a.dob && b.dob && a.dob !== b.dob);
  const grade = DUPLICATE_GRADES[isDoubtful ? best + 1 : best] ?? 'possible';
  return { grade, reasons: isDoubtful ? [...reasons, 'Different birth dates'] : reasons };
};
