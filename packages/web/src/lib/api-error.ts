import type { Issue } from '@wayline/core/base/result';

type ErrorBody = {
  error?: { code?: string; title?: string; message?: string; issues?: Issue[]; current?: unknown; request_id?: string };
};

/** A refusal or failure of a call, in the words the person sees. `status` is 0 when the server was not reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly title: string;
  readonly status: number;
  /** The fields at fault, by their path in the input. */
  readonly issues: readonly Issue[];
  /** The record as it stands now, when somebody else changed it. */
  readonly current: unknown;
  readonly request_id: string | undefined;

  constructor(status: number, { error = {} }: ErrorBody) {
    super(error.message ?? 'Some error occur, Please contact Wayline team.');
    this.status = status;
    this.code = error.code ?? 'unexpected';
    this.title = error.title ?? 'Error!';
    this.issues = error.issues ?? [];
    this.current = error.current;
    this.request_id = error.request_id;
  }
}

/** The statuses that say that a session has ended. Source: R-SHELL-067. */
export const SESSION_ENDED: ReadonlySet<number> = new Set([401, 406]);

/** The answer could not be fetched at all. */
export const unreachable = (): ApiError =>
  new ApiError(0, {
    error: {
      code: 'unreachable',
      title: 'No connection',
      message: 'We can’t reach Wayline. Check your connection and try again. Nothing you entered is lost.',
    },
  });

/** The error of an answer that is not a success; a gateway's own answer has no body of ours. */
export const parseApiError = async (response: Response): Promise<ApiError> => {
  const body = (await response.json().catch(() => ({}))) as ErrorBody;
  const request_id = body.error?.request_id ?? response.headers.get('x-request-id') ?? undefined;
  return new ApiError(response.status, { error: { ...body.error, request_id } });
};

/** Any thrown thing as an ApiError, so that screens show one kind of failure. */
export const asApiError = (thrown: unknown): ApiError => (thrown instanceof ApiError ? thrown : new ApiError(500, {}));
