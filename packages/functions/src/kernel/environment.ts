/** A setting of the deployment; a missing one stops the function at its start with its name, not later with a riddle. */
export const setting = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`The setting ${name} is missing.`);
  return value;
};
