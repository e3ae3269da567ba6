import type { PrivacyPart } from "#app/presenters/about/kept-list";

export const privacy: PrivacyPart = {
  everyone: [
    {
      what: "In your browser alone: up to eight places that you opened directions to or had in your trip, each with its day",
      why: "so that we can ask you once, afterwards, whether it was as we said",
      howLong: "until you answer, or press “Don't ask again”",
    },
    {
      table: "outing_answers",
      what: "Answers to “Was it as we said?”: how many people said better, as said or worse of a place and a day, and nothing about who",
      why: "to show how often we were right (our legitimate interest)",
      howLong: "400 days; nobody can be found in it, so there is nothing of yours to hand out or delete",
    },
  ],
};
