// What the Dockerfile says, for running its steps where there is no container engine. It understands the forms that our
// own Dockerfile uses, and refuses others.

interface Instruction {
  name: string;
  value: string;
}

export interface ImagePlan {
  /** Shell commands of the build stage, run where the sources are. */
  buildSteps: string[];
  /** The folder they leave behind, which is all that the image takes over. */
  builtFolder: string;
  env: Record<string, string>;
  user: { uid: number; gid: number };
  healthCheck: string[];
  command: string[];
}

export function readDockerfile(text: string): ImagePlan {
  const stages = stagesOf(text);
  const [build, final] = stages;
  if (!build || !final || stages.length !== 2) throw new Error('The Dockerfile must have two stages.');
  const last = (name: string) => {
    const found = final.findLast((instruction) => instruction.name === name);
    if (!found) throw new Error(`The Dockerfile's last stage has no ${name}.`);
    return found.value;
  };
  const [from = '', to = ''] = /^--from=build (\S+) (\S+)$/.exec(last('COPY'))?.slice(1) ?? [];
  if (from === '' || from !== to || from !== last('WORKDIR'))
    throw new Error(
      'The last stage must copy one folder of the build stage, to the same path, and work there.',
    );
  return {
    buildSteps: build
      .filter(({ name }) => name === 'RUN')
      .map(({ value }) => value.replace(/^(--\S+\s+)+/, '')),
    builtFolder: from,
    env: environmentOf(last('ENV')),
    user: userOf(last('USER')),
    healthCheck: listOf(last('HEALTHCHECK').replace(/^.*?CMD /, '')),
    command: listOf(last('CMD')),
  };
}

function stagesOf(text: string): Instruction[][] {
  const lines = text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (name === '') throw new Error(`The Dockerfile has a line that is no instruction: ${line}`);
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, value });
  }
  return stages;
}

function environmentOf(value: string): Record<string, string> {
  return Object.fromEntries(value.split(/\s+/).map((pair) => pair.split('=', 2)));
}

function userOf(value: string): ImagePlan['user'] {
  const [uid = 0, gid = 0] = value.split(':').map(Number);
  // Kubernetes can only verify a number, and root is what the image must not run as.
  if (!(uid > 0 && gid > 0)) throw new Error(`USER must be two numbers above 0, but is ${value}.`);
  return { uid, gid };
}

function listOf(value: string): string[] {
  return JSON.parse(value) as string[];
}
