/** What other areas may use of forms. */
export { ClientSubmissions, formsAbout } from './client-forms.records';
export { formReceived } from './form.events';
export { Submissions } from './form.records';
