/** What the domain name system is asked. */
export type Names = {
  /** The texts that stand under a name, none where nothing does; undefined when nobody answered, so that nothing is known. */
  texts: (name: string) => Promise<readonly string[] | undefined>;
};
