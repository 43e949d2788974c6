// The network's texts about its campaigns in other languages than English; a language that is missing here is not offered.

export interface CampaignTexts {
  about: string;
  /** In the order of the campaign's events. */
  events: readonly string[];
}

interface NetworkTexts {
  steps: readonly string[];
  campaigns: Readonly<Record<string, CampaignTexts>>;
}

/** By language tag. */
export const campaignTexts: Readonly<Record<string, NetworkTexts>> = {
  de: {
    steps: [
      'Folge dem Link von hier.',
      'Fang neu an, nicht mit einem Konto, das du schon hattest.',
      'Jeder Schritt zahlt sich einzeln aus.',
    ],
    campaigns: {
      'lantern-keep': {
        about: 'Entzünde die Türme, bevor die Nacht kommt, eine Burg nach der anderen.',
        events: [
          'Installiere und öffne das Spiel',
          'Erreiche Level 5',
          'Erreiche Level 20',
          'Kauf das Paket des Laternenanzünders',
        ],
      },
      'orbit-post': {
        about: 'Stell Pakete zwischen Monden zu und sei nie zu spät.',
        events: ['Installiere und öffne das Spiel', 'Stell 10 Pakete zu', 'Stell 60 Pakete zu'],
      },
      'quiet-ledger': {
        about: 'Ein kleiner Schreibtisch für die Buchhaltung von Freiberuflern.',
        events: ['Leg ein Konto an', 'Wähle einen Tarif'],
      },
    },
  },
  es: {
    steps: [
      'Sigue el enlace desde aquí.',
      'Empieza de cero, no con una cuenta que ya tenías.',
      'Cada paso se paga por separado.',
    ],
    campaigns: {
      'lantern-keep': {
        about: 'Enciende las torres antes de que caiga la noche, un castillo tras otro.',
        events: [
          'Instala y abre el juego',
          'Llega al nivel 5',
          'Llega al nivel 20',
          'Compra el paquete del farolero',
        ],
      },
      'orbit-post': {
        about: 'Entrega paquetes entre lunas y nunca llegues tarde.',
        events: ['Instala y abre el juego', 'Entrega 10 paquetes', 'Entrega 60 paquetes'],
      },
      'quiet-ledger': {
        about: 'Un pequeño escritorio contable para quienes trabajan por su cuenta.',
        events: ['Crea una cuenta', 'Elige un plan'],
      },
    },
  },
  fr: {
    steps: [
      'Suivez le lien d’ici.',
      'Repartez de zéro, sans ancien compte.',
      'Chaque étape est récompensée séparément.',
    ],
    campaigns: {
      'lantern-keep': {
        about: 'Allumez les tours avant la nuit, un château après l’autre.',
        events: [
          'Installer et ouvrir le jeu',
          'Atteindre le niveau 5',
          'Atteindre le niveau 20',
          'Acheter le pack de l’allumeur',
        ],
      },
      'orbit-post': {
        about: 'Livrez des colis entre les lunes sans jamais être en retard.',
        events: ['Installer et ouvrir le jeu', 'Livrer 10 colis', 'Livrer 60 colis'],
      },
      'quiet-ledger': {
        about: 'Un petit bureau de comptabilité pour les indépendants.',
        events: ['Créer un compte', 'Choisir une formule'],
      },
    },
  },
  ja: {
    steps: [
      'ここからリンクを開きます。',
      '以前のアカウントではなく、新しく始めます。',
      'ステップごとに報酬が付与されます。',
    ],
    campaigns: {
      'lantern-keep': {
        about: '夜が来る前に塔に火をともし、城を一つずつ照らしましょう。',
        events: ['ゲームをインストールして開く', 'レベル5に到達', 'レベル20に到達', '点灯夫パックを購入'],
      },
      'orbit-post': {
        about: '月から月へ荷物を届けましょう。遅刻は厳禁です。',
        events: ['ゲームをインストールして開く', '荷物を10個届ける', '荷物を60個届ける'],
      },
      'quiet-ledger': {
        about: 'フリーランスのための小さな帳簿デスク。',
        events: ['アカウントを作成', 'プランを選択'],
      },
    },
  },
};
