import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { startS3Server, type S3Server } from '../../testing/s3-server.ts'
import { describeFileStore } from './file-store.contract.ts'
import { S3Client } from './s3-client.ts'
import { S3FileStore } from './s3-file-store.ts'

let server: S3Server
beforeAll(async () => {
  server = await startS3Server()
})
afterAll(() => server.stop())

describe('a store in an S3 bucket', () => {
  describeFileStore(async () => {
    const dataDirectory = await fs.mkdtemp(path.join(os.tmpdir(), 'wenwu-store-'))
    const client = new S3Client(server.settings)
    return {
      store: new S3FileStore(client, dataDirectory),
      dataDirectory,
      damage: (key) => fs.appendFile(server.fileOf(`content/${key}`), 'x'),
      lose: (key) => client.delete(`content/${key}`),
      age: (key, date) => fs.utimes(server.fileOf(`content/${key}`), date, date),
      async close() {
        for (const { name } of (await client.list('')).objects) await client.delete(name)
        await fs.rm(dataDirectory, { recursive: true })
      },
    }
  })
})
