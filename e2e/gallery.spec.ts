// Nothing that is read or pressed is cut off, whatever the language; `npm run gallery` looks at all of them.
import { addLayoutCheck, inspectScreen } from './gallery/inspect-screen.ts';
import { faultLines } from './gallery/report.ts';
import { screens } from './gallery/screens.ts';
import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';

/** From right to left, with the longest words, and 40 % longer than English. */
const languages = ['ar', 'de', 'en-XA'];
const chosen = ['bonuses', 'offers-wallet', 'offer-goals', 'question-multiple', 'history-offers'];

/** What the check must see, else it proves nothing. */
const broken: readonly [fault: RegExp, markup: string][] = [
  [
    /is cut off by div\.a/,
    '<div class="a" style="overflow:hidden;width:40px;white-space:nowrap">Unübersehbar</div>',
  ],
  [
    /spills out of button\.b/,
    '<button class="b" style="width:30px;white-space:nowrap">Weitermachen</button>',
  ],
  [/lies on span\.c/, '<p>Here</p><span class="c" style="position:relative;top:-38px;left:4px">There</span>'],
  [
    /div\.d is shortened/,
    '<div class="d" style="overflow:hidden;text-overflow:ellipsis;white-space:nowrap;width:60px">Unübersehbar</div>',
  ],
  [
    /scrolls sideways/,
    '<div class="e" style="overflow-x:auto;width:60px;white-space:nowrap">Unübersehbar lang</div>',
  ],
  [/span\.f leaves html/, '<span class="f" style="position:absolute;left:-20px">Somewhere</span>'],
  [/input\.g is shortened/, '<input class="g" style="width:40px" placeholder="name@example.com">'],
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('LO-01 layouts', () => {
  test('LO-01 whole texts in every direction and length', onDesktop, async ({ page, context }) => {
    test.slow();
    await addLayoutCheck(context);
    const faults: string[] = [];
    for (const language of languages)
      for (const screen of screens.filter(({ preview }) => chosen.includes(preview)))
        faults.push(...(await inspectScreen(page, screen, language)).flatMap(faultLines));
    expect(faults).toEqual([]);
  });

  test('LO-01 the check sees what is broken, and nothing else', onDesktop, async ({ page, context }) => {
    await addLayoutCheck(context);
    await page.goto('about:blank');
    const seen = async (markup: string) => {
      await page.setContent(`<body style="font: 16px sans-serif">${markup}`);
      return page.evaluate<string[]>('layoutFaults()');
    };
    for (const [fault, markup] of broken)
      expect(await seen(markup), markup).toEqual([expect.stringMatching(fault)]);
    expect(await seen('<p>Whole <b>words</b></p><button>Next</button><input value="1">')).toEqual([]);
  });
});
