import type { PrivacyPolicy } from '../privacy-policies.ts';

export const policy: PrivacyPolicy = {
  title: 'Politique de confidentialité',
  intro:
    'Cet espace vous permet de participer à des études de marché et à des offres, et de gagner des récompenses dans l’application ou sur le site d’où vous venez. Pour cela, il a besoin de quelques informations sur vous. Cette page indique ce qu’il conserve, pourquoi, qui d’autre le voit et ce que vous pouvez décider.',
  sections: [
    {
      title: 'Ce que nous conservons sur vous',
      paragraphs: ['Vous utilisez cet espace sans donner votre nom. Voici ce que nous conservons :'],
      items: [
        'L’identifiant sous lequel l’application ou le site d’où vous venez vous connaît. C’est par lui que vos récompenses vous parviennent.',
        'Les réponses que vous donnez aux questions sur vous-même, comme l’âge, le genre, le foyer ou les centres d’intérêt, et la date à laquelle vous les avez données.',
        'Les sondages et les offres que vous avez ouverts, leur issue et ce qu’ils vous ont rapporté.',
        'Des données techniques sur votre visite : pays, langue, type d’appareil et de navigateur, ainsi qu’une empreinte chiffrée de votre adresse internet, à partir de laquelle l’adresse elle-même ne peut pas être lue.',
        'Une empreinte composée de caractéristiques de votre navigateur, afin que personne ne réponde deux fois au même sondage.',
        'Ce que vous écrivez à l’assistance, avec votre adresse e-mail et les fichiers que vous joignez, et ce que vous nous dites d’un sondage.',
        'S’il vous est demandé de confirmer votre numéro de téléphone : une empreinte chiffrée de ce numéro, afin qu’un numéro corresponde à un seul compte.',
        'Si vous installez notre extension de navigateur : le fait qu’elle est installée et la date de sa dernière utilisation.',
      ],
    },
    {
      title: 'À quoi cela nous sert',
      paragraphs: [],
      items: [
        'À vous montrer des sondages et des offres qui vous correspondent, et à ne rien vous demander deux fois.',
        'À créditer vos récompenses et à les régler avec l’application ou le site d’où vous venez.',
        'À garantir des études honnêtes : nous recherchons les doublons, les réponses automatisées et les localisations masquées.',
        'À vous répondre lorsque vous écrivez à l’assistance.',
        'À trouver et à corriger les dysfonctionnements de cet espace.',
      ],
    },
    {
      title: 'Sur quelle base',
      paragraphs: [
        'Vous êtes libre de participer. Vous donnez votre accord avant votre premier sondage, et vos réponses sont utilisées sur cette base. Ce qu’il faut pour créditer vos récompenses, nous l’utilisons pour tenir notre promesse envers vous ; ce qu’il faut contre la fraude, parce que des résultats honnêtes sont dans l’intérêt de tous les participants.',
        'Certaines questions portent sur des sujets que la loi protège particulièrement, comme la santé ou les convictions. Vous pouvez les passer ou quitter le sondage.',
      ],
    },
    {
      title: 'Qui d’autre y a accès',
      paragraphs: [
        'Nous ne vendons aucune information sur vous. Nous ne partageons que ce dont chacun des destinataires suivants a besoin :',
      ],
      items: [
        'L’entreprise qui mène un sondage reçoit un identifiant créé pour ce sondage et les réponses qui déterminent s’il vous correspond. Ce que vous répondez dans le sondage lui-même, elle le reçoit directement, selon sa propre politique de confidentialité.',
        'L’annonceur d’une offre apprend que vous l’avez ouverte, sous un identifiant créé pour elle.',
        'L’application ou le site d’où vous venez apprend que vous avez terminé un sondage ou une offre et ce que cela vaut, jamais ce que vous avez répondu.',
        'Les services qui recherchent les doublons ou les localisations masquées reçoivent un identifiant créé pour eux seuls ou votre adresse internet, selon ce que la vérification exige.',
        'L’entreprise qui achemine nos SMS reçoit le numéro de téléphone que vous souhaitez confirmer.',
        'Les entreprises qui exploitent des serveurs pour nous n’agissent que sur nos instructions.',
        'Les autorités reçoivent ce que la loi nous oblige à communiquer.',
      ],
    },
    {
      title: 'Ce qui est stocké dans votre navigateur',
      paragraphs: [
        'Cet espace enregistre quelques données dans le stockage local de votre navigateur : qui vous êtes pour nous, comment vous triez vos listes, les appareils choisis pour les offres, le sondage à l’origine de votre visite, ce qui vous a déjà été dit ou demandé, et un message à l’assistance que vous n’avez pas encore envoyé. Elles sont nécessaires à son fonctionnement. Il ne dépose aucun cookie publicitaire et ne vous suit sur aucune autre page.',
      ],
    },
    {
      title: 'Combien de temps nous le conservons',
      paragraphs: [
        'Les réponses qui vous concernent vieillissent : après un certain temps, nous vous demandons de les confirmer. Nous conservons votre compte aussi longtemps que vous l’utilisez. L’historique des récompenses est conservé aussi longtemps que la législation comptable l’exige. Les journaux techniques sont supprimés rapidement.',
      ],
    },
    {
      title: 'Ce que vous pouvez décider',
      paragraphs: ['À tout moment et sans donner de raison, vous pouvez nous demander :'],
      items: [
        'de vous montrer ce que nous conservons sur vous, ou de vous le remettre sous une forme lisible par d’autres programmes',
        'de corriger ce qui est faux ; vous pouvez modifier dans votre profil les réponses qui vous concernent',
        'de supprimer votre compte et vos réponses',
        'de ne plus utiliser vos informations, ou de ne les utiliser qu’en partie',
      ],
    },
    {
      title: 'Enfants',
      paragraphs: [
        'Cet espace s’adresse aux adultes. Les moins de 18 ans ne peuvent pas y participer ; si nous apprenons que c’est le cas, nous supprimons le compte.',
      ],
    },
    {
      title: 'Comment nous joindre',
      paragraphs: [
        'Écrivez-nous depuis la page d’aide ; nous répondons dans les 24 heures. Si vous estimez que nous n’avons pas respecté vos droits, vous pouvez aussi vous adresser à l’autorité de protection des données de votre pays.',
        'Lorsque cette politique change d’une manière importante pour vous, votre accord vous est de nouveau demandé.',
      ],
    },
  ],
};
