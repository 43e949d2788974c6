// Which passwords are good enough: long, not one that everybody tries first, and not the person's own mail.

export const minPasswordCharacters = 12;

/** The most common ones of twelve characters and more, and the words that short ones are stretched with. */
const common = new Set([
  ...['123456789012', '1234567890123', '12345678901234', '123456123456', '123123123123', '111111111111'],
  ...['000000000000', 'qwertyuiop12', 'qwertyuiop123', 'qwertyuiopasdf', 'qwertyqwerty', '1qaz2wsx3edc'],
  ...['1q2w3e4r5t6y', 'passwordpassword', 'password1234', 'password12345', 'password123456', 'mypassword123'],
  ...[
    'iloveyou1234',
    'iloveyouforever',
    'adminadminadmin',
    'administrator',
    'administrator1',
    'letmeinletmein',
  ],
  ...['welcome12345', 'changeme1234', 'changemechangeme', 'trustno1trustno1', 'abcdefghijkl', 'abc123abc123'],
  ...['correcthorsebatterystaple', 'unknownunknown', 'earnwallearnwall', 'earnwall1234', 'asdfghjkl123'],
]);

/** What would do, as a sentence; null for a good password. */
export function passwordProblem(password: string, email: string): string | null {
  const characters = [...password].length;
  if (characters < minPasswordCharacters)
    return `Use at least ${minPasswordCharacters} characters; these are ${characters}. A few words in a row will do.`;
  const plain = password.toLowerCase().replace(/\s/g, '');
  const [name = ''] = email.toLowerCase().split('@');
  if (plain === email.toLowerCase() || (name.length > 2 && plain.replaceAll(name, '').length < 4))
    return 'Use something else than your mail address: it is the first thing others try.';
  if (common.has(plain) || new Set(plain).size < 4)
    return 'This is one of the passwords that are tried first. A few words in a row that nobody else would choose will do.';
  return null;
}
