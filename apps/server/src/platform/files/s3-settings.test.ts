import { describe, expect, it } from 'vitest'
import { addressOf, readFileStoreKind, readS3Settings } from './s3-settings.ts'

const fail = (_zh: string, en: string): never => {
  throw new Error(en)
}
const given = {
  WENWU_S3_ENDPOINT: 'https://s3.example.com',
  WENWU_S3_BUCKET: 'wenwu-files',
  WENWU_S3_KEY_ID: 'id',
  WENWU_S3_SECRET: 'never shown',
}
const read = (change: Record<string, string> = {}, environment: 'production' | 'development' = 'production') =>
  readS3Settings({ ...given, ...change }, environment, fail)

describe('settings of an object store', () => {
  it('are read, with the usual region and the bucket in the path', () => {
    expect(read()).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'wenwu-files',
      region: 'us-east-1',
      keyId: 'id',
      secret: 'never shown',
      isPathStyle: true,
    })
    expect(readS3Settings({}, 'production', fail)).toBeUndefined()
    expect(read({ WENWU_S3_ENDPOINT: 'http://127.0.0.1:9000' })?.endpoint).toBe('http://127.0.0.1:9000')
    expect(read({ WENWU_S3_ENDPOINT: 'http://minio:9000' }, 'development')?.endpoint).toBe('http://minio:9000')
  })

  it.each([
    [{ WENWU_S3_ENDPOINT: 's3.example.com' }, 'WENWU_S3_ENDPOINT'],
    [{ WENWU_S3_ENDPOINT: 'http://s3.example.com' }, 'WENWU_S3_ENDPOINT'],
    [{ WENWU_S3_ENDPOINT: 'https://id:never shown@s3.example.com' }, 'WENWU_S3_ENDPOINT'],
    [{ WENWU_S3_ENDPOINT: 'https://s3.example.com/wenwu' }, 'WENWU_S3_ENDPOINT'],
    [{ WENWU_S3_BUCKET: 'Wenwu' }, 'WENWU_S3_BUCKET'],
    [{ WENWU_S3_BUCKET: 'a/../b' }, 'WENWU_S3_BUCKET'],
    [{ WENWU_S3_SECRET: '' }, 'WENWU_S3_SECRET'],
    [{ WENWU_S3_PATH_STYLE: 'yes' }, 'WENWU_S3_PATH_STYLE'],
  ])('are refused where they are wrong: %j', (change, name) => {
    expect(() => read(change)).toThrow(name)
    expect(() => read(change)).not.toThrow('never shown')
  })

  it('are needed for s3 and may stand beside disk', () => {
    expect(readFileStoreKind({}, undefined, fail)).toBe('disk')
    expect(readFileStoreKind({ WENWU_FILES: 'disk' }, read(), fail)).toBe('disk')
    expect(readFileStoreKind({ WENWU_FILES: 's3' }, read(), fail)).toBe('s3')
    expect(() => readFileStoreKind({ WENWU_FILES: 's3' }, undefined, fail)).toThrow('WENWU_S3_ENDPOINT')
    expect(() => readFileStoreKind({ WENWU_FILES: 'tape' }, undefined, fail)).toThrow('tape')
  })

  it('make addresses of both styles', () => {
    const path = read()!
    const host = read({ WENWU_S3_PATH_STYLE: 'false' })!
    expect([addressOf(path, 'content/a'), addressOf(path, '')]).toEqual([
      'https://s3.example.com/wenwu-files/content/a',
      'https://s3.example.com/wenwu-files',
    ])
    expect([addressOf(host, 'content/a'), addressOf(host, '')]).toEqual([
      'https://wenwu-files.s3.example.com/content/a',
      'https://wenwu-files.s3.example.com',
    ])
  })
})
