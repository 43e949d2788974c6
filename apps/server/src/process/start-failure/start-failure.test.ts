import { describe, expect, it } from 'vitest';
import { explainStartFailure } from './start-failure.ts';

const settings = {
  host: 'panel.test',
  dataDir: '/srv/data',
  databaseUrl: 'postgres://earn%20wall:s3cret@db.test/wall',
};
const failure = (facts: object, message = 'words of a driver') => Object.assign(new Error(message), facts);

describe('why a start failed, in words for people', () => {
  it.each<[title: string, error: Error, says: string[]]>([
    [
      'a full disk',
      failure({ code: 'ENOSPC', syscall: 'write' }),
      ['/srv/data cannot be used: the disk is full (ENOSPC)', 'DATA_DIR'],
    ],
    [
      'a spent quota',
      failure({ code: 'EDQUOT', syscall: 'mkdir', path: '/srv/data/files' }),
      ['/srv/data/files cannot be used: the disk is full', 'DATA_DIR (now /srv/data)'],
    ],
    [
      'a data folder of somebody else',
      failure({ code: 'EACCES', syscall: 'mkdir', path: '/srv/data/postgres' }),
      ['/srv/data/postgres cannot be used: this user has no right to', 'DATA_DIR'],
    ],
    [
      'a read-only disk',
      failure({ code: 'EROFS', syscall: 'open', path: '/srv/data/server-secret' }),
      ['read-only', 'DATA_DIR'],
    ],
    [
      'a file that was named and is not there',
      failure({ code: 'ENOENT', syscall: 'open', path: '/etc/countries.mmdb' }),
      ['/etc/countries.mmdb cannot be used: there is no such file', 'the variable that names it'],
    ],
    [
      'a privileged port',
      failure({ code: 'EACCES', syscall: 'listen', port: 80, address: '127.0.0.1' }),
      ['Port 80 may not be used by this user', 'PORT=4001'],
    ],
    [
      'a taken port',
      failure({ code: 'EADDRINUSE', syscall: 'listen', port: 4000, address: '127.0.0.1' }),
      ['Port 4000 on 127.0.0.1 is taken', 'PORT=4001'],
    ],
    [
      'an address of another machine',
      failure({ code: 'EADDRNOTAVAIL', syscall: 'listen', port: 4000, address: '192.0.2.1' }),
      ['no address 192.0.2.1', 'HOST'],
    ],
    [
      'a host that nobody knows',
      failure({ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'panel.test' }),
      ['HOST is panel.test'],
    ],
    [
      'a database host that nobody knows',
      failure({ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'db.test' }),
      ['PostgreSQL does not answer at db.test:5432 (ENOTFOUND)', 'DATABASE_URL'],
    ],
    [
      'a database that takes too long',
      failure({}, 'timeout expired'),
      ['PostgreSQL does not answer at db.test:5432 (timeout expired)'],
    ],
    [
      'a database that is starting',
      failure({ code: '57P03' }, 'the database system is starting up'),
      ['PostgreSQL does not answer at db.test:5432 (57P03)'],
    ],
    ['a database without room', failure({ code: '53100' }), ['no space left on its disk']],
    ['a database without connections', failure({ code: '53300' }), ['no connection left', 'max_connections']],
    [
      'a role that may not log in, wrapped by a library',
      new Error('Failed query', { cause: failure({ code: '28P01' }, 'password authentication failed') }),
      ['refuses to log earn wall in: password authentication failed'],
    ],
    [
      'a panel that is not built',
      failure({ code: 'ERR_MODULE_NOT_FOUND' }, "Cannot find module '/srv/panel/dist/server/render.js'"),
      ['npm run build'],
    ],
  ])('OP-01 tells %s without a stack and without a password', (_title, error, says) => {
    const message = explainStartFailure(error, settings);
    for (const words of says) expect(message).toContain(words);
    expect(message).not.toMatch(/\n {4}at |s3cret/);
  });

  it('keeps the stack of what nobody expected', () => {
    expect(explainStartFailure(new TypeError('x is undefined'), settings)).toMatch(/TypeError.*\n {4}at /);
  });
});
