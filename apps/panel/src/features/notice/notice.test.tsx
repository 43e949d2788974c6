// @vitest-environment happy-dom
import { noticeTypes } from '@earnwall/contract/notices';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { TextProvider } from '#lib/text/text.tsx';
import { english } from '#testing/english.ts';
import { Notice } from './notice.tsx';
import type { NoticeAction } from './notice-texts.ts';

afterEach(cleanup);

function show(props: Omit<ComponentProps<typeof Notice>, 'onAction'>) {
  const asked: NoticeAction[] = [];
  const view = render(
    <TextProvider texts={english}>
      <Notice {...props} onAction={(action) => asked.push(action)} />
    </TextProvider>,
  );
  return { ...view, asked };
}

describe('Notice', () => {
  it.each(noticeTypes)('says what happened for %s', (type) => {
    show({ type, data: { country: 'DE' } });
    expect(screen.getByRole('heading').textContent).not.toBe('');
  });

  it('shows nothing for a type it does not know', () => {
    expect(show({ type: 'toString' }).container.innerHTML).toBe('');
  });

  it.each([
    ['no_surveys', 'Reload', 'reload'],
    ['vpn_detected', 'Reload', 'reload'],
    ['maintenance', 'Reload', 'reload'],
    ['icloud_private_relay', 'Reload', 'reload'],
    ['sms_verification', 'Verify my phone', 'verify-phone'],
  ])('offers one thing to do about %s', (type, label, action) => {
    const { asked } = show({ type });
    fireEvent.click(screen.getByRole('button', { name: label }));
    expect(asked).toEqual([action]);
  });

  it('leads from location_error to a ticket, by a link', () => {
    const { asked } = show({ type: 'location_error' });
    const link = screen.getByRole('link', { name: 'Create a support ticket' });
    expect(link.getAttribute('href')).toBe('/support-create-ticket');
    fireEvent.click(link);
    expect(asked).toEqual(['create-ticket']);
    // In a tab of its own it is the browser's.
    fireEvent.click(link, { ctrlKey: true });
    expect(asked).toHaveLength(1);
  });

  it('asks no second time while the first is under way', () => {
    const { asked } = show({ type: 'vpn_detected', isBusy: true });
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(asked).toEqual([]);
  });

  it.each([
    ['vpn_detected', 'surveys', /^Surveys depend on where you are/],
    ['vpn_detected', 'offers', /^Offers depend on where you are/],
    ['on_hold', 'offers', /^Please complete offers honestly/],
    ['sms_verification', 'offers', /to see your offers/],
  ] as const)('words %s for the list of %s', (type, place, sentence) => {
    show({ type, place });
    expect(screen.getByText(sentence)).toBeDefined();
  });

  it.each([
    ['surveys', '2026-03-05T23:30:00Z', 'You can take surveys again after March 5, 2026.'],
    ['offers', '2026-03-05T23:30:00Z', 'You can complete offers again after March 5, 2026.'],
    ['surveys', null, 'You can no longer take surveys with this account.'],
    ['offers', null, 'You can no longer complete offers with this account.'],
  ] as const)('words a ban from %s until %s', (place, banned_until, sentence) => {
    show({ type: 'banned', place, data: { banned_until } });
    expect(screen.getByText(sentence)).toBeDefined();
  });

  it('names the country of the account in full', () => {
    show({ type: 'location_error', data: { country: 'DE' } });
    expect(screen.getByText(/belongs to Germany/)).toBeDefined();
  });

  it('warns while an account is on hold', () => {
    show({ type: 'on_hold', data: { banned_until: '2026-03-05T10:00:00Z' } });
    expect(screen.getByText(/on hold until March 5, 2026/)).toBeDefined();
    expect(screen.getByText(/can lead to a ban/)).toBeDefined();
  });

  const review = { since: '2026-03-04T10:00:00Z', banned_until: '2026-03-05T10:00:00Z', appeal: null };

  it('says why, strikes out what was lifted, and leads to an appeal by a link', () => {
    const reasons = [
      { family: 'too_fast', count: 4, lifted: false },
      { family: 'other', count: 2, lifted: true },
    ] as const;
    const { asked, container } = show({ type: 'on_review', data: { ...review, reasons } });
    expect(screen.getByRole('region', { name: 'Why' }).textContent).toContain('Answered very fast×4');
    expect([...container.querySelectorAll('s')].map((struck) => struck.textContent)).toEqual([
      'Another reason',
      'It is none of the usual reasons. You can ask support about it.',
    ]);
    expect(screen.getByText('Lifted')).toBeDefined();
    const link = screen.getByRole('link', { name: 'This is wrong: tell us' });
    expect(link.getAttribute('href')).toBe('/support-create-ticket?topic=appeal');
    fireEvent.click(link);
    expect(asked).toEqual(['appeal']);
  });

  it('invents no reason and no end', () => {
    show({ type: 'banned', data: { since: null, banned_until: null, reasons: [], appeal: null } });
    expect(screen.getByText('We don’t have more to say here.')).toBeDefined();
    expect(screen.getByText('There is no end date')).toBeDefined();
  });

  it.each([
    ['t1', 'Add something', 1],
    [null, 'Add something', 0],
  ])('shows an appeal %s in place of the link', (id, label, buttons) => {
    const appeal = {
      id,
      status: 'sent',
      sent_at: review.since,
      answered_at: null,
      another_reader: false,
    } as const;
    show({ type: 'on_review', data: { ...review, appeal }, thread: (ticket) => <p>Thread of {ticket}</p> });
    expect(screen.queryByRole('link')).toBeNull();
    const more = screen.queryAllByRole('button', { name: label });
    expect(more).toHaveLength(buttons);
    for (const button of more) {
      fireEvent.click(button);
      expect(screen.getByText('Thread of t1')).toBeDefined();
    }
  });
});
