import { account } from '../own-surroundings.ts';

/** A request that must not log in. */
export interface FalseLogin {
  readonly name: string;
  readonly method: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const { username, password } = account;
const json = { 'Content-Type': 'application/json' };

/** Wrong names and passwords, and right ones in wrong requests. */
export function falseLogins(): FalseLogin[] {
  return [...wrongCredentials(), ...wrongShapes(), ...wrongRequests()];
}

function wrongCredentials(): FalseLogin[] {
  const names = [
    username,
    'admin',
    'root',
    'eva',
    '__proto__',
    'constructor',
    "' OR '1'='1",
    'ana\0',
    'ana ',
    ' ana',
    'Ana',
    'ANA',
    'аna',
    'ana\u200b',
    'a\u006ea\u0301',
    '*',
    '',
    '%',
    'ana\u202e',
  ];
  const passwords = [
    password,
    '',
    ' ',
    `${password} `,
    ` ${password}`,
    `${password}\0`,
    password.toUpperCase(),
    password.slice(0, -1),
    `${password}x`,
    "' OR '1'='1",
    '*',
    '%',
    'null',
    'undefined',
    'password',
    'admin',
    'x'.repeat(200),
    'x'.repeat(201),
    process.env.ADMIN_PASSWORD_HASH ?? '',
    process.env.JWT_SECRET ?? '',
  ];
  return names.flatMap((name) =>
    passwords
      .filter((word) => name !== username || word !== password)
      .map((word) =>
        attempt(`${JSON.stringify(name)} with ${JSON.stringify(word)}`, { username: name, password: word }),
      ),
  );
}

function wrongShapes(): FalseLogin[] {
  const values = [
    null,
    true,
    false,
    0,
    1,
    [],
    {},
    [password],
    { $ne: null },
    { $gt: '' },
    { $regex: '.*' },
    { length: 3 },
    [[password]],
  ];
  const ofPassword = values.map((value) => attempt(`password ${JSON.stringify(value)}`, { username, password: value }));
  const ofName = values.map((value) => attempt(`username ${JSON.stringify(value)}`, { username: value, password }));
  const texts = [
    `{"username":"${username}"}`,
    `{"password":"${password}"}`,
    `{"username":"${username}","password":"${password}","password":"x"}`,
    `{"__proto__":{"username":"${username}","password":"${password}"}}`,
    `[{"username":"${username}","password":"${password}"}]`,
    `"${username}:${password}"`,
    'null',
    '[]',
    '{}',
    '',
    '{',
    '['.repeat(100_000),
  ];
  return [
    ...ofPassword,
    ...ofName,
    ...texts.map((body) => ({ name: `body ${body.slice(0, 60)}`, method: 'POST', body, headers: json })),
  ];
}

/** With the right name and password. */
function wrongRequests(): FalseLogin[] {
  const body = JSON.stringify(account);
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=b',
    'text/html',
    'application/jsonp',
    '',
  ];
  return [
    ...types.map((type) => ({ name: `sent as “${type}”`, method: 'POST', body, headers: { 'Content-Type': type } })),
    ...['PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method) => ({ name: `by ${method}`, method, body, headers: json })),
    { name: 'from another site', method: 'POST', body, headers: { ...json, 'Sec-Fetch-Site': 'cross-site' } },
  ];
}

const attempt = (name: string, credentials: object): FalseLogin => ({
  name,
  method: 'POST',
  body: JSON.stringify(credentials),
  headers: json,
});
