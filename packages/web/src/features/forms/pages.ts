import { type Pages, page } from '../../navigation/page';

export const PAGES: Pages = {
  '/forms/traveler_request': page(() => import('./list/form-list-page'), 'TravelerFormsPage'),
  '/forms/trip_request': page(() => import('./list/form-list-page'), 'TripRequestFormsPage'),
  '/dynamic_forms/:form_category_id/:form_category_name/list': page(
    () => import('./list/form-list-page'),
    'DynamicFormsPage',
  ),
  '/forms/traveler_request/received_list/:form_id/:form_name': page(
    () => import('./received/received-page'),
    'ReceivedPage',
  ),
  '/dynamic_forms/:form_category_id/:form_category_name/received_list/:form_id/:form_name': page(
    () => import('./received/received-page'),
    'ReceivedPage',
  ),
  '/forms/received/:form_id/:submission_id': page(() => import('./submission/submission-page'), 'SubmissionPage'),
  '/forms/edit/:form_id': page(() => import('./builder/form-page'), 'FormPage'),
};
