import type { PrivacyPart } from "#app/presenters/about/kept-list";

export const privacy: PrivacyPart = {
  everyone: [
    {
      what: "If you asked for an email about the weekend without an account: the address, when you asked and when you said yes, the search with its postcode district, the evening on which we write, the emails' words and when each was sent, and half of a key that is in their links",
      why: "to send you each email once, as you asked",
      howLong:
        "until you end the emails by the link in each of them: then all of it is deleted at once; a day, if you don't confirm; the emails' words for 60 days",
    },
  ],
  withAccount: [
    {
      table: "alerts",
      what: "Your alerts: a search with its postcode district, such as LS6, its drive, filters and passes, and when we write. At most ten",
      why: "to let you know when it's sunny, as you asked",
      howLong: "until you delete them or your account",
    },
    {
      table: "alert_messages",
      what: "Your alerts' messages: their words, the place, the day, the score, the alert's search at that time, when we sent it, and whether you've seen it",
      why: "to show you each message as it was sent, even after you've changed the alert, and to send nothing twice",
      howLong: "60 days at least, until you delete the alert or your account",
    },
    {
      table: "alert_tellings",
      what: "When your alerts last sent you good news, and when they last sent a correction",
      why: "to message you at most once a day, even after you've changed or deleted an alert",
      howLong: "until you delete your account",
    },
    {
      table: "alert_feeds",
      what: "The private link of your calendar, if you asked for it",
      why: "so that your calendar can read it without signing in",
      howLong: "until you end it or delete your account",
    },
    {
      table: "alert_channels",
      what: "If you asked for alerts by email: the address, when you asked and when you said yes, and half of a key that is in their links; for each message, when it was sent",
      why: "to send you each message once",
      howLong:
        "until you stop the emails, here or by the link in each of them, or delete your account; a day, if you don't confirm",
    },
    {
      table: "alert_channels",
      what: "If you turned on notifications: the address of your browser at its push service and the keys by which messages are encrypted for it. Eight devices at most",
      why: "to show you each message once",
      howLong: "until you turn them off, your sign-in on that device ends, or you delete your account",
    },
  ],
};

export const PUSH_SERVICE = {
  name: "Your browser's push service",
  text: "(Google, Mozilla, Apple or Microsoft) carries notifications, if you turn them on. It sees when a notification goes to which device, but not what it says: that is encrypted for your browser. Your browser's maker runs it, and may do so outside the UK, such as in the United States.",
};
