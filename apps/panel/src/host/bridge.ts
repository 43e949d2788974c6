import type { EmbedMessage } from '@earnwall/contract/embed-messages';
import type { UserPlatform } from '@earnwall/contract/headers';

// The phone app around the panel (EM-05). The app that shows the panel in its web view has added the bridge, so there is
// no origin to check; messages to the app are information only, and only a postback pays.

interface TextBridge {
  postMessage(text: string): void;
}

interface AndroidBridge extends TextBridge {
  /** JSON of what `EarnwallDevice` holds; an interface of Android can hand over texts only. */
  device?(): string;
}

declare global {
  /** What a web view may have added to the page. */
  interface Window {
    ReactNativeWebView?: TextBridge;
    webkit?: { messageHandlers?: { EarnwallHost?: { postMessage(message: unknown): void } } };
    EarnwallHost?: AndroidBridge;
    /** Set before the page loads by apps that have no interface to ask. */
    EarnwallDevice?: { manufacturer?: unknown; model?: unknown; platform?: unknown };
  }
}

type AppWindow = Pick<Window, 'ReactNativeWebView' | 'webkit' | 'EarnwallHost' | 'EarnwallDevice'>;

export function bridgeOf(page: AppWindow): ((message: EmbedMessage) => void) | null {
  const { ReactNativeWebView: reactNative, webkit, EarnwallHost: android } = page;
  const ios = webkit?.messageHandlers?.EarnwallHost;
  const byText = (bridge: TextBridge) => (message: EmbedMessage) =>
    bridge.postMessage(JSON.stringify(message));
  if (reactNative) return byText(reactNative);
  if (ios) return (message) => ios.postMessage(message);
  return android ? byText(android) : null;
}

interface DeviceFacts {
  deviceManufacturer: string | null;
  deviceModel: string | null;
  platform: UserPlatform;
}

export function deviceOf(page: AppWindow): DeviceFacts {
  const { manufacturer, model, platform } = page.EarnwallDevice ?? askedOf(page.EarnwallHost) ?? {};
  return {
    deviceManufacturer: shortText(manufacturer),
    deviceModel: shortText(model),
    platform: platform === 'ios' || platform === 'android' ? platform : platformBehind(page),
  };
}

/** Web views of iOS alone have message handlers, whatever is built on them. */
function platformBehind(page: AppWindow): UserPlatform {
  if (!bridgeOf(page)) return 'web';
  return page.webkit?.messageHandlers ? 'ios' : 'android';
}

/** Whatever the app's own code does when it is asked, the panel opens. */
function askedOf(android: AndroidBridge | undefined): AppWindow['EarnwallDevice'] {
  try {
    return JSON.parse(android?.device?.() ?? 'null');
  } catch {
    return undefined;
  }
}

/** Names go into a header: printable, and no longer than anybody needs. */
function shortText(value: unknown): string | null {
  return typeof value === 'string' && /^[\x20-\x7e]{1,64}$/.test(value) ? value : null;
}
