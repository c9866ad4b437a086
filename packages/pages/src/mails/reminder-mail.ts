export const renderReminderMail = (x: {
  booking: { title: string };
  trip: { trip_name: string };
  message: string;
  trip_url: string;
}) => ({ subject: `Reminder: ${x.booking.title}`, html: x.message, text: x.message });
