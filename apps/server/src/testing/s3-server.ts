import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Settings } from '../platform/files/s3-settings.ts'

export interface S3Server {
  settings: S3Settings
  /** The file the server keeps an object in, so that a test can damage it or make it old. */
  fileOf(name: string): string
  stop(): Promise<void>
}

/** A kept S3 server of npm (a counterpart: it checks signatures, keeps objects in a folder, and is no production store) with one bucket. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'wenwu-s3-'))
  const bucket = 'wenwu-files'
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await server.run()
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket, region: 'us-east-1', keyId: 'S3RVER', secret: 'S3RVER', isPathStyle: true },
    fileOf: (name) => path.join(directory, bucket, `${name}._S3rver_object`),
    async stop() {
      await server.close()
      await fs.rm(directory, { recursive: true, force: true })
    },
  }
}
