export const renderShareMail = (x: {
  itinerary: { trip_name: string };
  url: string;
  name?: string | undefined;
  message: string;
}) => ({ subject: x.itinerary.trip_name, html: `<a href="${x.url}">${x.url}</a>`, text: x.url });
