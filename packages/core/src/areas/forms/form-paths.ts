/** The page of what somebody sent in. */
export const getSubmissionPath = (form_id: string, id: string): string => `/forms/received/${form_id}/${id}`;
