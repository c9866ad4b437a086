/** Addresses a client is sent: each is opened by the token in its link. Source: R-SHELL-022..033, R-SHELL-036..040. */
export const CLIENT_LINK_PATHS = [
  '/invoices/pay/:id',
  '/invoice/web/:token',
  '/invoice/v2/web/:token',
  '/client_invoice/:token_type/:token/:usr_id?',
  '/ti/:url',
  '/itinerary/:url',
  '/ti/documents/:url',
  '/ti-trip/:url',
  '/book-trip/:url',
  '/book-trip-proposal/:url',
  '/form/traveler_update/:token',
  '/traveler_info_form/:token/:req_from?/:profile_update_token?',
  '/traveler_request_form/:token/:req_from?/:message_token?',
  '/client_form/:token_type/:token/:user_id?/:message_token?',
  '/trip_form/:id/:req_from?/:message_token?',
] as const;
