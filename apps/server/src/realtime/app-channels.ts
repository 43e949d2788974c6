// Which channels on this node belong to users of which app, so that an event for a whole app takes one message.
export class AppChannels {
  private readonly channels = new Map<string, Set<string>>();
  private readonly appOf = new Map<string, string>();

  add(app_id: string, channel: string): void {
    const channels = this.channels.get(app_id);
    if (channels) channels.add(channel);
    else this.channels.set(app_id, new Set([channel]));
    this.appOf.set(channel, app_id);
  }

  remove(channel: string): void {
    const app_id = this.appOf.get(channel);
    if (app_id === undefined) return;
    this.appOf.delete(channel);
    const channels = this.channels.get(app_id);
    channels?.delete(channel);
    if (channels?.size === 0) this.channels.delete(app_id);
  }

  channelsOf(app_id: string): ReadonlySet<string> {
    return this.channels.get(app_id) ?? new Set();
  }
}
