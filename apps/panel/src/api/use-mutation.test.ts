// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useMutation } from './use-mutation.ts';

/** A server that answers when told to. */
function aServer() {
  const asked: string[] = [];
  const answers: { resolve: (answer: string) => void; reject: (error: Error) => void }[] = [];
  const call = (variables: string) => {
    asked.push(variables);
    return new Promise<string>((resolve, reject) => answers.push({ resolve, reject }));
  };
  return { asked, answers, call };
}

function aMutation() {
  const server = aServer();
  const heard: string[] = [];
  const hook = renderHook(() =>
    useMutation({
      mutationFn: server.call,
      onSuccess: (answer, variables) => heard.push(`${variables}: ${answer}`),
      onError: (error) => heard.push(error.message),
      onSettled: () => heard.push('settled'),
    }),
  );
  return { ...server, heard, ...hook };
}

it('says how it stands, and what came of it', async () => {
  const { result, heard, answers } = aMutation();
  expect(result.current.status).toBe('idle');
  await act(async () => result.current.mutate('a', { onSuccess: () => heard.push('own') }));
  expect(result.current.isPending).toBe(true);
  await act(async () => answers[0]?.resolve('yes'));
  expect([result.current.status, heard]).toEqual(['success', ['a: yes', 'own', 'settled']]);
});

it('a failure can be forgotten and tried again', async () => {
  const { result, heard, answers } = aMutation();
  await act(async () => result.current.mutate('a'));
  await act(async () => answers[0]?.reject(new Error('no')));
  expect([result.current.isError, heard]).toEqual([true, ['no', 'settled']]);
  act(() => result.current.reset());
  expect(result.current.status).toBe('idle');
  await act(async () => result.current.mutate('a'));
  await act(async () => answers[1]?.resolve('yes'));
  expect(result.current.status).toBe('success');
});

it('a later call waits for the earlier one, and its end is the one that counts', async () => {
  const { result, asked, answers } = aMutation();
  await act(async () => {
    result.current.mutate('a');
    result.current.mutate('b');
  });
  expect(asked).toEqual(['a']);
  await act(async () => answers[0]?.reject(new Error('no')));
  expect([asked, result.current.status]).toEqual([['a', 'b'], 'pending']);
  await act(async () => answers[1]?.resolve('yes'));
  expect(result.current.status).toBe('success');
});

it('ends for those who have left as well', async () => {
  const { result, heard, answers, unmount } = aMutation();
  await act(async () => result.current.mutate('a'));
  unmount();
  await act(async () => answers[0]?.resolve('yes'));
  expect(heard).toEqual(['a: yes', 'settled']);
});
