import type { PrivacyPolicy } from '../privacy-policies.ts';

export const policy: PrivacyPolicy = {
  title: 'Privacy policy',
  intro:
    'This panel lets you take part in market research and in offers, and earn rewards in the app or website that you came from. To do that it needs some information about you. This page says what it keeps, why, who else sees it, and what you can decide.',
  sections: [
    {
      title: 'What we keep about you',
      paragraphs: ['You use the panel without giving your name. What we keep is:'],
      items: [
        'The id under which the app or website you came from knows you. It is how your rewards find their way to you.',
        'The answers you give to questions about yourself, such as age, gender, household or interests, and when you gave them.',
        'Which surveys and offers you opened, how they ended, and what you earned with them.',
        'Technical facts of your visit: country, language, kind of device and browser, and a digest of your internet address from which the address itself cannot be read.',
        'A fingerprint made of your browser’s features, so that nobody takes the same survey twice.',
        'What you write to support, with your email address and the files you attach, and what you tell us about a survey.',
        'If you are asked to confirm your phone number: a digest of it, so that one number belongs to one account.',
        'If you install our browser extension: that it is installed, and when it was last in use.',
      ],
    },
    {
      title: 'What we use it for',
      paragraphs: [],
      items: [
        'To show you surveys and offers that fit you, and to ask you nothing twice.',
        'To credit your rewards, and to settle them with the app or website you came from.',
        'To keep research honest: we look for duplicates, automated answers and hidden locations.',
        'To answer you when you write to support.',
        'To find and mend faults of the panel.',
      ],
    },
    {
      title: 'On what basis',
      paragraphs: [
        'Taking part is up to you. You agree before your first survey, and your answers are used on the basis of that agreement. What is needed to credit your rewards we use to keep our promise to you; what is needed against fraud we use because honest results are in the interest of everybody who takes part.',
        'Some questions concern things that the law protects in particular, such as health or beliefs. You can skip them or leave the survey.',
      ],
    },
    {
      title: 'Who else sees it',
      paragraphs: ['We do not sell information about you. We share only what each of these needs:'],
      items: [
        'The company that runs a survey learns an id made for that survey and the answers that decide whether it fits you. What you answer in the survey itself it receives directly, under its own privacy policy.',
        'The advertiser behind an offer learns that you opened it, under an id made for it.',
        'The app or website you came from learns that you completed a survey or an offer and what it is worth, never what you answered.',
        'Services that check for duplicates or hidden locations learn an id made for them alone or your internet address, whichever the check needs.',
        'The company that delivers our text messages learns the phone number that you want to confirm.',
        'Companies that run servers for us act on our instructions only.',
        'Authorities receive what the law obliges us to hand over.',
      ],
    },
    {
      title: 'What is stored in your browser',
      paragraphs: [
        'The panel keeps a few entries in the local storage of your browser: who you are to us, how you sort your lists, which devices you chose for offers, the survey you came for, what you have already been told or asked, and a message to support that you have not sent yet. They are needed for the panel to work. It sets no advertising cookies and follows you to no other page.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        'Answers about yourself grow old: after some time you are asked to confirm them. We keep your account for as long as you use it. Records of rewards are kept for as long as the law on accounting asks for. Technical logs are deleted after a short time.',
      ],
    },
    {
      title: 'What you can decide',
      paragraphs: ['At any time, and without giving reasons, you can ask us to:'],
      items: [
        'show you what we keep about you, or hand it over in a form that other programs can read',
        'correct what is wrong; answers about yourself you can change in your profile',
        'delete your account and your answers',
        'stop using your information, or use it only in part',
      ],
    },
    {
      title: 'Children',
      paragraphs: [
        'The panel is for adults. Whoever is younger than 18 must not take part; if we learn of it, we delete the account.',
      ],
    },
    {
      title: 'How to reach us',
      paragraphs: [
        'Write to us through the help page of the panel; we reply within 24 hours. If you feel that we have not respected your rights, you can also turn to the data protection authority of your country.',
        'When this policy changes in a way that matters to you, the panel asks for your agreement again.',
      ],
    },
  ],
};
