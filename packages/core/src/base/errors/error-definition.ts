/** One way to say no: the HTTP status, the title and the sentence that a person sees. */
export type ErrorDefinition = {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  title: string;
  message: string;
};
