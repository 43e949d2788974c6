// The samples of the publishers' guide that make a security hash, each made a program: it prints the hash and the
// panel's address. Java and Go want imports in a place of their own.
type Command = readonly [program: string, ...args: string[]];

interface SampleLanguage {
  name: string;
  /** Of its code block. */
  block: string;
  /** Succeeds where the language is installed. */
  probe: Command;
  /** Runs a file of it. */
  command: Command;
  file: string;
  program(sample: string, secret: string, user: string): string;
}

export const sampleLanguages: readonly SampleLanguage[] = [
  {
    name: 'Node.js',
    block: 'js',
    probe: [process.execPath, '--version'],
    command: [process.execPath],
    file: 'sample.mjs',
    program: (sample, secret, user) =>
      `const appSecret = "${secret}", userId = "${user}";\n${sample}\nconsole.log(shash + '\\n' + src);`,
  },
  {
    name: 'PHP',
    block: 'php',
    probe: ['php', '--version'],
    command: ['php'],
    file: 'sample.php',
    program: (sample, secret, user) =>
      `<?php $appSecret = "${secret}"; $userId = "${user}";\n${sample}\necho $shash . "\\n" . $src;`,
  },
  {
    name: 'Python',
    block: 'python',
    probe: ['python3', '--version'],
    command: ['python3'],
    file: 'sample.py',
    program: (sample, secret, user) =>
      `app_secret = "${secret}"\nuser_id = "${user}"\n${sample}\nprint(shash)\nprint(src)`,
  },
  {
    name: 'Ruby',
    block: 'ruby',
    probe: ['ruby', '--version'],
    command: ['ruby'],
    file: 'sample.rb',
    program: (sample, secret, user) =>
      `app_secret = "${secret}"\nuser_id = "${user}"\n${sample}\nputs shash\nputs src`,
  },
  {
    name: 'Java',
    block: 'java',
    // A Java that only runs what others have compiled is not enough.
    probe: ['java', '--describe-module', 'jdk.compiler'],
    command: ['java', '-Dfile.encoding=UTF-8'],
    file: 'Sample.java',
    program: (sample, secret, user) => {
      const isImport = (line: string) => line.startsWith('import ');
      const lines = sample.split('\n');
      return `${lines.filter(isImport).join('\n')}
public class Sample {
  public static void main(String[] args) throws Exception {
    String appSecret = "${secret}", userId = "${user}";
    ${lines.filter((line) => !isImport(line)).join('\n')}
    System.out.println(shash + "\\n" + src);
  }
}`;
    },
  },
  {
    name: 'Go',
    block: 'go',
    probe: ['go', 'version'],
    command: ['go', 'run'],
    file: 'sample.go',
    program: (sample, secret, user) => {
      const [imports = '', body = ''] = sample.split(/(?<=^\)$)/m);
      return `package main\nimport "fmt"\n${imports}
func main() {
  appSecret, userID := "${secret}", "${user}"
  ${body}
  fmt.Println(shash + "\\n" + src)
}`;
    },
  },
];
