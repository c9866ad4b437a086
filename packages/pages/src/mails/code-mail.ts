export const renderCodeMail = (x: { kind: 'password' | 'confirmation'; code: string }) => ({
  subject: 'Your code',
  html: x.code,
  text: x.code,
});
