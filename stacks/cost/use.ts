/** What one call takes, as measured: `npm run cost -- LOG` works units out of a log of requests, of the browser journeys or of a stage. */
export const CALL = {
  /** Mean of the writing calls of the browser journeys, counted by the engine; transactions count twice. */
  writeUnits: 15,
  /** Mean of all calls of the browser journeys, the writing ones too; some of them have read the actor already. */
  readUnits: 2.2,
  /** Reading the actor, on a container that has not seen them for 30 s. */
  actorUnits: 1.5,
  /** Of all calls, those that meet a container that has not seen the actor: each endpoint has its own. */
  cold: 0.2,
  warmSeconds: 0.06,
  coldSeconds: 0.6,
  gigabytes: 0.5,
  /** The request's line, the platform's report and the access log. */
  logBytes: 1_400,
} as const;

/** A run of scheduled work that finds nothing to do. */
export const IDLE_RUN = { seconds: 0.05, gigabytes: 0.5, readUnits: 2.5, logBytes: 450 } as const;

/** Ten people who work with it all day. */
export const TEN_ADVISORS = {
  advisors: 10,
  days: 22,
  /** Calls of an advisor in a day: a call every 20 s of eight hours. */
  calls: 1_500,
  /** Of all calls, those that change something. The browser journeys have 0.24, because they fill companies that are empty. */
  writing: 0.15,
  socketHours: 8,
  /** Messages to and from one open page in an hour: heartbeats and news. */
  socketMessages: 80,
  mails: 1_000,
  tableGigabytes: 1,
  fileGigabytes: 10,
} as const;
