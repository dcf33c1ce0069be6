import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { inDatabase, type DatabaseConnection } from './connection.ts'
import { migrate } from './migrate.ts'
import { createPool } from './pool.ts'
import { execute } from './test-setup.ts'

let folder = ''
let connection: DatabaseConnection
let pool: pg.Pool
let count = 0

beforeEach(async () => {
  const { superuser, template } = inject('testServer')
  const name = `${template}_migrate_${process.pid}_${count++}`
  await execute(superuser, `create database ${name} template template0`)
  connection = inDatabase(superuser, name)
  pool = createPool(connection, { max: 4 })
  folder = mkdtempSync(join(tmpdir(), 'wenwu-migrations-'))
  write('20260101-create-one.sql', 'create table one (id int); insert into one values (1);')
  write('20260102-create-two.sql', 'create table two as select * from one;')
})

afterEach(async () => {
  await pool.end()
  await execute(
    inject('testServer').superuser,
    `drop database ${connection.database ?? new URL(connection.connectionString ?? '').pathname.slice(1)} with (force)`,
  )
  rmSync(folder, { recursive: true, force: true })
})

function write(name: string, sql: string): void {
  writeFileSync(join(folder, name), sql)
}

async function applied(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from schema_migrations order by name')
  return rows.map((row) => row.name)
}

test('runs new files in order, once', async () => {
  expect(await migrate(connection, folder)).toEqual(['20260101-create-one.sql', '20260102-create-two.sql'])
  expect(await migrate(connection, folder)).toEqual([])
  write('20260103-drop-two.sql', 'drop table two;')
  expect(await migrate(connection, folder)).toEqual(['20260103-drop-two.sql'])
  expect(await applied()).toHaveLength(3)
})

test('line ends of another system do not make a file another file', async () => {
  write('20260103-create-three.sql', 'create table three (\n  id int\n);\n')
  await migrate(connection, folder)
  write('20260103-create-three.sql', 'create table three (\r\n  id int\r\n);\r\n')
  expect(await migrate(connection, folder)).toEqual([])
})

test('a file that was changed after its run is refused, in both languages, and nothing is run', async () => {
  await migrate(connection, folder)
  write('20260101-create-one.sql', 'create table one (id bigint);')
  write('20260103-create-three.sql', 'create table three (id int);')
  await expect(migrate(connection, folder)).rejects.toThrow(/20260101-create-one.sql 在执行之后被修改.*was changed after/)
  expect(await applied()).toHaveLength(2)
})

test('a database of a newer program is refused', async () => {
  write('20270101-create-future.sql', 'select 1;')
  await migrate(connection, folder)
  rmSync(join(folder, '20270101-create-future.sql'))
  await expect(migrate(connection, folder)).rejects.toThrow(/由更新的程序版本升级过.*newer version/)
})

test('a failing file leaves nothing of itself; the ones before it stay', async () => {
  write('20260103-break-things.sql', 'create table half (id int); select 1/0;')
  await expect(migrate(connection, folder)).rejects.toThrow(/20260103-break-things.sql 失败.*division by zero/)
  expect(await applied()).toEqual(['20260101-create-one.sql', '20260102-create-two.sql'])
  expect((await pool.query("select to_regclass('half') as half")).rows).toEqual([{ half: null }])
})

test('of several servers that start at once one runs each file', async () => {
  const runs = await Promise.all(Array.from({ length: 5 }, () => migrate(connection, folder)))
  expect(runs.flat().sort()).toEqual(['20260101-create-one.sql', '20260102-create-two.sql'])
  expect((await pool.query('select count(*) as rows from two')).rows).toEqual([{ rows: 1 }])
})

test('a file with another name is a mistake', async () => {
  write('create-table.sql', 'select 1;')
  await expect(migrate(connection, folder)).rejects.toThrow(/<timestamp>-verb-noun\.sql/)
})
