import { describe, expect, it } from 'vitest';
import { appHeaders, sharedAnswerHeaders, sharedHeaders } from './call-headers.ts';
import { answerHeaders, requestHeaders } from './headers.ts';

describe('AP-02 the headers of the calls', () => {
  it('AP-02 have the names of decision 0002', () => {
    expect(Object.values(requestHeaders)).toEqual([
      'authorization',
      'x-tab-id',
      'x-account-id',
      'x-device-manufacturer',
      'x-device-model',
      'x-user-platform',
      'x-ma-id',
      'x-otm-pool',
      'x-user-locale',
    ]);
    expect(Object.values(answerHeaders)).toEqual(['x-ip-log-hash', 'x-ip-log-uuid', 'x-fingerprint-wanted']);
  });

  it('AP-02 are all described, the device on /app only', () => {
    const { deviceManufacturer, deviceModel, ...shared } = requestHeaders;
    expect(Object.keys(sharedHeaders.shape).sort()).toEqual(Object.values(shared).sort());
    expect(Object.keys(appHeaders.shape).sort()).toEqual(Object.values(requestHeaders).sort());
    expect(Object.keys(sharedAnswerHeaders.shape)).toEqual(Object.values(answerHeaders));
  });
});
