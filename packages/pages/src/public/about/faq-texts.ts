/** Questions that are really asked before an account is opened, each with its whole answer in words. */
export const QUESTIONS: readonly { title: string; items: readonly (readonly [question: string, answer: string])[] }[] =
  [
    {
      title: 'Before you start',
      items: [
        [
          'Who is Wayline for?',
          'People who plan trips for others: travel advisors, agencies with advisors and independent contractors, and tour operators. Travelers don’t need an account; they get a link from their advisor.',
        ],
        [
          'What does it cost to try?',
          'Nothing, and you don’t need a card. A new company can use almost everything for 14 days; API access comes with a plan. After that, you stay on the Free plan with all your data; some areas, such as checklists, then need a plan.',
        ],
        [
          'Do I have to install anything?',
          'No. Wayline runs in the browser on a computer, tablet or phone. There’s no app to download.',
        ],
        [
          'Can I bring my trips from another program?',
          'You can import trips from a CSV file, and bookings from confirmations: emails, calendar files, wallet passes and GDS itineraries. After you import a file of trips, you can undo it as a whole.',
        ],
      ],
    },
    {
      title: 'Planning',
      items: [
        [
          'Which confirmations can it read?',
          'Emails and web pages with booking data, calendar files, Apple Wallet passes, boarding passes and text itineraries from a GDS. You see every field that was read, and what would change, before anything is saved. It can’t read pictures or scanned paper.',
        ],
        [
          'How does it handle time zones?',
          'Every time is local. A flight departs in the time of its airport and arrives in the time of its destination; the duration, and whether it arrives a day later, are worked out from that.',
        ],
        [
          'What happens when two of us work on the same trip?',
          'You see who else is there, and changes appear without a reload. If someone saved the same field before you, you see both and choose. Changes to different fields are both kept.',
        ],
        [
          'I deleted the wrong trip. Is it gone?',
          'Not for 30 days. Open Deleted trips from the trip list and bring it back, with its bookings, itineraries and the links your client has. Single bookings come back the same way.',
        ],
      ],
    },
    {
      title: 'What the client sees',
      items: [
        [
          'Does my client see what I am working on?',
          'No. They see the version you last published. Your work stays a draft until you publish again, and you can compare the two before you do.',
        ],
        [
          'Does the itinerary work offline?',
          'Yes. A phone that has opened the page once keeps a copy. You can also save it as a PDF or subscribe to its dates in a calendar that follows your changes.',
        ],
        [
          'Can I withdraw a link?',
          'Anytime. A link can also expire on a date you choose and ask for a code. You see when it was first and last opened.',
        ],
        [
          'Can clients answer?',
          'If you turn it on: they can approve, question or decline each booking that’s still open. Their answer becomes the booking’s client approval, with their name and the date, and you can change it.',
        ],
      ],
    },
    {
      title: 'Data and money',
      items: [
        [
          'Where is the data stored, and who can see it?',
          'On Amazon Web Services in the United States, encrypted. Companies can’t see each other’s records. Passport numbers are encrypted again, each with its own key, and every view is logged. The privacy policy has the details.',
        ],
        [
          'Can I make invoices or take payments with it?',
          'Both. Invoices come from a trip’s bookings, packages and fees, with deposits and final payments by date. Clients pay them online by card or US bank account once you connect your own Stripe account.',
        ],
        [
          'Does it work with my GDS?',
          'It reads the itineraries that reservation systems create, as text or by email. There’s no direct connection yet.',
        ],
        [
          'How do I delete my account?',
          'Under My account, open Close account: export what you need, then close it. You can change your mind for 30 days; after that, everything is deleted.',
        ],
      ],
    },
  ];
