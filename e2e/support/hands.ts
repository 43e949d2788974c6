// How somebody uses a page: by pointer, with each press counted, or by keys alone.
import type { Locator, Page } from '@playwright/test';
import { expect } from './product.ts';

export interface Hands {
  press(target: Locator): Promise<void>;
  type(target: Locator, text: string): Promise<void>;
  /** How often a button was pressed; what is typed is not counted. */
  readonly presses: number;
}

export function pointer(): Hands {
  let presses = 0;
  return {
    press: async (target) => {
      presses += 1;
      await target.click();
    },
    type: (target, text) => target.fill(text),
    get presses() {
      return presses;
    },
  };
}

/** More than any page has. */
const mostTabs = 150;

export function keys(page: Page): Hands {
  const { keyboard } = page;
  let presses = 0;
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible();
    for (let tabs = 0; tabs < mostTabs; tabs += 1) {
      if (await isFocused(target)) return;
      await keyboard.press('Tab');
    }
    throw new Error(`${target} cannot be reached by Tab`);
  };
  return {
    press: async (target) => {
      presses += 1;
      await reach(target);
      await keyboard.press('Enter');
    },
    type: async (target, text) => {
      await reach(target);
      await keyboard.press('ControlOrMeta+a');
      await keyboard.insertText(text);
    },
    get presses() {
      return presses;
    },
  };
}
