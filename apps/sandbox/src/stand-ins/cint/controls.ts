// What testers can make the stand-in do beside the buttons of a survey.
import type { Control } from '../controls.ts';
import type { StandInTools } from '../stand-in.ts';
import { silentEnds } from './codes.ts';
import type { CintWorld } from './world.ts';

const mid = { name: 'mid', label: 'MID' };
const survey = { name: 'survey', label: 'Survey' };

export function cintControls({ send }: StandInTools, world: CintWorld): Control[] {
  return [
    {
      name: 'adjust',
      label: 'Adjust a session afterwards (outcomes feed)',
      fields: [mid, { name: 'to', label: 'To', options: ['11', '26', '28'] }],
      run: async (values) => {
        world.end(world.session(values.mid), 3, Number(values.to));
        return world.outcomes.at(-1);
      },
    },
    {
      name: 'end-silently',
      label: 'End a session without a redirect (outcomes feed)',
      fields: [mid, { name: 'code', label: 'Code', options: silentEnds }],
      run: async (values) => {
        world.end(world.session(values.mid), Number(values.code), -1);
        return world.outcomes.at(-1);
      },
    },
    {
      name: 'repeat',
      label: 'Send the last redirect of a session again',
      fields: [mid],
      run: async (values) => await send({ method: 'GET', url: redirectOf(values.mid) }),
    },
    {
      name: 'forge',
      label: 'Send the redirect of a session as a complete, with the hash of another address',
      fields: [mid],
      run: async (values) => {
        const url = redirectOf(values.mid)
          .replace(/initial=[^&]*/, 'initial=3')
          .replace(/client=[^&]*/, 'client=10')
          .replace('&hash=', '&forged=1&hash=');
        return await send({ method: 'GET', url });
      },
    },
    {
      name: 'survey',
      label: 'Close or open a survey, or set its places',
      fields: [
        survey,
        { name: 'live', label: 'Live', options: ['yes', 'no'] },
        { name: 'places', label: 'Places' },
      ],
      run: async (values) => {
        const found = world.survey(Number(values.survey));
        found.isLive = values.live !== 'no';
        if (values.places) found.totalRemaining = Number(values.places);
        return { survey: found.number, live: found.isLive, places: found.totalRemaining };
      },
    },
    {
      name: 'details',
      label: 'Let the details of a survey fail',
      fields: [survey, { name: 'fail', label: 'Fail', options: ['yes', 'no'] }],
      run: async (values) => {
        const { number } = world.survey(Number(values.survey));
        if (values.fail === 'no') world.withoutDetails.delete(number);
        else world.withoutDetails.add(number);
        return [...world.withoutDetails];
      },
    },
    {
      name: 'invite',
      label: 'Invite a person to the recontact',
      fields: [{ name: 'pid', label: 'PID' }],
      run: async ({ pid = '' }) => {
        world.invited = [...world.invited, pid];
        return world.invited;
      },
    },
  ];

  function redirectOf(id: string | undefined): string {
    const { redirect } = world.session(id);
    if (redirect === null) throw new Error('This session has no redirect yet');
    return redirect;
  }
}
