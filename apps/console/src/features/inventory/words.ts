export const topicWord = (topic: string): string => topic.replaceAll('_', ' ');

export const deviceWord = (device: string): string => device.charAt(0).toUpperCase() + device.slice(1);
