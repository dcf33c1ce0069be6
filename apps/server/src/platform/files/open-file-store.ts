import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { ConfigError, type Config } from '../config.ts'
import { ClamdScanner } from './clamd-scanner.ts'
import { DiskFileStore } from './disk-file-store.ts'
import type { FileStore } from './file-store.ts'
import { S3Client } from './s3-client.ts'
import { S3FileStore } from './s3-file-store.ts'
import { leavingPrefix } from './s3-removal.ts'
import type { FileStoreKind } from './s3-settings.ts'
import { ScannedFileStore } from './scanned-file-store.ts'

/** What the process stores files with, and the scanner that stands before it where there is one. */
export interface OpenedFileStore {
  files: FileStore
  scanner: ClamdScanner | undefined
}

/** Opens what the settings name; an object store is tried first, once with every right it needs. Throws ConfigError. */
export async function openFileStore(config: Config, log: Logger): Promise<OpenedFileStore> {
  const store = await openStore(config, config.fileStore)
  if (config.clamd === undefined) return { files: store, scanner: undefined }
  const scanner = new ClamdScanner(config.clamd)
  return { files: new ScannedFileStore(store, scanner, log), scanner }
}

/** One of the two stores, without a scanner. Throws ConfigError. */
export async function openStore({ dataDirectory, s3 }: Config, kind: FileStoreKind): Promise<FileStore> {
  if (kind === 'disk') return new DiskFileStore(dataDirectory)
  if (s3 === undefined)
    throw new ConfigError('没有对象存储的设置（WENWU_S3_ENDPOINT 等）', 'there are no settings of an object store (WENWU_S3_ENDPOINT …)')
  const client = new S3Client(s3)
  try {
    await tryOut(client)
  } catch (error) {
    const reason = (error as Error).message
    throw new ConfigError(
      `对象存储无法使用，请检查 WENWU_S3_* 设置：${reason}`,
      `The object store cannot be used, see WENWU_S3_*: ${reason}`,
    )
  }
  return new S3FileStore(client, dataDirectory)
}

/** Writes, lists, reads and removes one empty object: keys, bucket, region and rights are right, and what was written is seen. */
async function tryOut(client: S3Client): Promise<void> {
  const name = `${leavingPrefix}try-${randomUUID()}`
  await client.putEmpty(name)
  const { objects } = await client.list(name, { max: 1 })
  if (objects[0]?.name !== name || (await client.head(name)) === undefined) throw new Error('it does not give back what was put')
  await client.delete(name)
}
