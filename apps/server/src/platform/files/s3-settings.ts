/** An object store that speaks the S3 protocol, with one bucket of ours. */
export interface S3Settings {
  /** Scheme, host and port, without a slash at the end. */
  endpoint: string
  bucket: string
  region: string
  keyId: string
  secret: string
  /** Whether the bucket stands in the path (MinIO, Ceph) or before the host's name (most public clouds). */
  isPathStyle: boolean
}

type Env = Record<string, string | undefined>
type Fail = (zh: string, en: string) => never

/** Where the bytes of files live. */
export type FileStoreKind = 'disk' | 's3'

/** Reads WENWU_FILES; `fail` ends the start. */
export function readFileStoreKind(env: Env, s3: S3Settings | undefined, fail: Fail): FileStoreKind {
  const kind = env.WENWU_FILES || 'disk'
  if (kind !== 'disk' && kind !== 's3') return fail(`WENWU_FILES 只能是 disk 或 s3：${kind}`, `WENWU_FILES is disk or s3: ${kind}`)
  if (kind === 's3' && s3 === undefined)
    fail('WENWU_FILES=s3 需要 WENWU_S3_ENDPOINT 等设置', 'WENWU_FILES=s3 needs WENWU_S3_ENDPOINT and its like')
  return kind
}

/**
 * Reads WENWU_S3_*; undefined where no address is given. They may stand beside WENWU_FILES=disk, for moving the files. In production the
 * store is spoken to by TLS, or on this very machine. `fail` ends the start; the key never stands in what it says.
 */
export function readS3Settings(env: Env, environment: 'development' | 'production' | 'test', fail: Fail): S3Settings | undefined {
  const given = env.WENWU_S3_ENDPOINT ?? ''
  if (given === '') return undefined
  const url = URL.canParse(given) ? new URL(given) : undefined
  const isLocal = url !== undefined && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && (isLocal || environment !== 'production'))
  if (url === undefined || !isSafe || url.username !== '' || url.password !== '' || url.pathname !== '/' || url.search !== '')
    return fail(
      'WENWU_S3_ENDPOINT 应为对象存储的地址，如 https://s3.example.com；生产环境须为 https 或本机地址',
      'WENWU_S3_ENDPOINT is an address like https://s3.example.com; https (or this machine) in production',
    )
  const bucket = env.WENWU_S3_BUCKET ?? ''
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    fail(
      'WENWU_S3_BUCKET 应为存储桶名称（3 至 63 个小写字母、数字、点、连字符）',
      'WENWU_S3_BUCKET is the name of a bucket (3 to 63 lower-case letters, digits, dots, hyphens)',
    )
  const keyId = env.WENWU_S3_KEY_ID ?? ''
  const secret = env.WENWU_S3_SECRET ?? ''
  if (keyId === '' || secret === '')
    fail('对象存储需要 WENWU_S3_KEY_ID 和 WENWU_S3_SECRET', 'the object store needs WENWU_S3_KEY_ID and WENWU_S3_SECRET')
  const style = env.WENWU_S3_PATH_STYLE || 'true'
  if (style !== 'true' && style !== 'false')
    fail(`WENWU_S3_PATH_STYLE 只能是 true 或 false：${style}`, `WENWU_S3_PATH_STYLE is true or false: ${style}`)
  return { endpoint: url.origin, bucket, region: env.WENWU_S3_REGION || 'us-east-1', keyId, secret, isPathStyle: style === 'true' }
}

/** The address of an object, or of the bucket where `name` is empty. */
export function addressOf({ endpoint, bucket, isPathStyle }: S3Settings, name: string): string {
  const path = name === '' ? '' : `/${name}`
  return isPathStyle ? `${endpoint}/${bucket}${path}` : endpoint.replace('://', `://${bucket}.`) + path
}
