/** Questions that are really asked before an account is opened, each with its whole answer in words. */
export const QUESTIONS: readonly { title: string; items: readonly (readonly [question: string, answer: string])[] }[] =
  [
    {
      title: 'Before you start',
      items: [
        [
          'Who is Wayline for?',
          'For people who plan trips for others: travel advisors, agencies with advisors and independent contractors, and tour operators. Travelers need no account; they get a link from their advisor.',
        ],
        [
          'What does it cost to try?',
          'Nothing, and no card is asked for. A new company can use almost everything for 14 days; API access comes with a plan. After that it stays on the Free plan, with all its data; some areas, such as checklists, then need a plan.',
        ],
        [
          'Do I have to install anything?',
          'No. Wayline runs in the browser of a computer, a tablet or a phone. There is no app in a store.',
        ],
        [
          'Can I take my trips along from another program?',
          'Trips can be brought in from a CSV file, and bookings from confirmations: e-mails, calendar files, wallet passes and itineraries of reservation systems. A file of trips can be undone as a whole after it was imported.',
        ],
      ],
    },
    {
      title: 'Planning',
      items: [
        [
          'Which confirmations can it read?',
          'E-mails and web pages with reservation data, calendar files, Apple Wallet passes, boarding passes, and the text itineraries of reservation systems. You see every field that was read, with what would change, before anything is saved. It reads no pictures and no scanned paper.',
        ],
        [
          'How does it deal with time zones?',
          'Every time belongs to its place. A flight leaves in the time of its airport and arrives in the time of the other; how long it takes, and whether it arrives a day later, follows from that.',
        ],
        [
          'What happens when two of us work on the same trip?',
          'You see who else is there, and changes appear without a reload. If somebody saved the same field before you, you are shown both and choose. Different fields are kept side by side.',
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
          'No. They see the version that you last published. Your work stays a draft until you publish again, and you can compare the two before you do.',
        ],
        [
          'Does the itinerary work without a connection?',
          'Yes. A phone that has opened the page once keeps a copy. It can also be saved as a PDF, and its dates can be subscribed to in a calendar that follows your changes.',
        ],
        [
          'Can I take a link back?',
          'At any moment. A link can also end on a day that you choose and ask for a code. You see when it was first and last opened.',
        ],
        [
          'Can clients answer?',
          'If you switch it on: they approve, question or decline each booking that is still open. Their answer becomes the client approval of the booking, with their name and the date, and you can change it.',
        ],
      ],
    },
    {
      title: 'Data and money',
      items: [
        [
          'Where is the data, and who can see it?',
          'With Amazon Web Services in the United States, encrypted. Companies cannot see each other’s records. Passport numbers are encrypted again, each with a key of its own, and every look at one is written down. The privacy policy says it all.',
        ],
        [
          'Can I send invoices or take payments with it?',
          'Not yet. Prices, rooms, markups, commissions and deadlines of payments are there; invoices and payments are next on the road map.',
        ],
        [
          'Does it work with my reservation system?',
          'It reads the itineraries that reservation systems write, as text or by mail. There is no direct connection to one yet.',
        ],
        [
          'How do I delete my account?',
          'In My account, open Close the account: export what you need, then close it. You can change your mind for 30 days; after that everything is deleted.',
        ],
      ],
    },
  ];
