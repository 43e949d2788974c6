// The configuration of an object store for files of tickets; without it they are stored in the data folder.
import type { Environment } from './values.ts';

export interface ObjectStoreConfig {
  url: string;
  region: string;
  keyId: string;
  secretKey: string;
}

export function readObjectStore(env: Environment, problems: string[]): ObjectStoreConfig | null {
  const [url = '', region = '', keyId = '', secretKey = ''] = [
    env.FILES_S3_URL?.trim(),
    env.FILES_S3_REGION?.trim() || 'us-east-1',
    env.FILES_S3_KEY_ID?.trim(),
    env.FILES_S3_SECRET_KEY?.trim(),
  ];
  if (!url && !keyId && !secretKey) return null;
  if (!url || !keyId || !secretKey)
    problems.push('FILES_S3_URL, FILES_S3_KEY_ID and FILES_S3_SECRET_KEY must be set together');
  else if (!/^https?:\/\/[^/?#]+\/[\w.-]+(?:\/[\w.-]+)*\/?$/.test(url))
    problems.push(
      `FILES_S3_URL must be the address of a bucket such as https://s3.example/bucket, but is ${JSON.stringify(url)}`,
    );
  return { url, region, keyId, secretKey };
}
