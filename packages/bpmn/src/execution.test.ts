import { describe, expect, it } from 'vitest'
import { BpmnError } from './errors.ts'
import { plainHost } from './host.ts'
import { parseBpmn } from './parse.ts'
import { findOpenTasks, createState } from './state.ts'
import { step, type StepResult } from './step.ts'
import { validateDefinition } from './validate.ts'
import { listSharedFiles, readSharedFile } from './testing/shared-data.ts'

interface Case {
  input: string | null
  expect: string[]
}

interface CaseFile {
  id: string
  files: string[]
  cases: Case[]
}

// the cases of shared/data/bpmn/execution whose every element this engine runs; TOKEN_START_QUANTITY_ZERO expects to be refused
const supported = [
  'PARTICIPANT',
  'SEQUENCE_FLOW_CONDITIONAL',
  'SEQUENCE_FLOW_CONDITIONAL_DEFAULT_NORMAL',
  'EXCLUSIVE_GATEWAY',
  'EXCLUSIVE_GATEWAY_DEFAULT',
  'EVENT_DEFINITION_REF_TIMER_INTERMEDIATE_EVENT',
  'TERMINATE_EVENT',
  'WCP01_SEQUENCE',
  'WCP04_EXCLUSIVE_CHOICE',
  'TOKEN_START_QUANTITY_ZERO',
  'PARALLEL_DIVERGING_INCLUSIVE_CONVERGING',
  'SIGNAL_END_EVENT_SUBPROCESS',
  'SIGNAL_BOUNDARY_EVENT_SUBPROCESS_NON_INTERRUPTING',
]

/** The same model with services in place of scripts and our conditions in place of Groovy; the scripts by node. */
function translate(xml: string): { xml: string; scripts: Map<string, string> } {
  const scripts = new Map(
    [...xml.matchAll(/scriptTask id="([^"]+)"[^]*?script>([^<]*)<\//g)].map(([, id = '', script = '']) => [id, script]),
  )
  const services = xml
    .replaceAll('bpmn2:scriptTask id', 'bpmn2:serviceTask implementation="script" id')
    .replaceAll('scriptTask', 'serviceTask')
    .replaceAll(/<bpmn2:script>[^<]*<\/bpmn2:script>/g, '')
  return { xml: services.replaceAll(/test\.contains\("(\w)"\)/g, '$1 == true'), scripts }
}

async function run(xml: string, input: string | null): Promise<string[]> {
  const log: string[] = []
  const translated = translate(xml)
  try {
    const { definition } = await parseBpmn(translated.xml)
    const problem = validateDefinition(definition, { ...plainHost, services: ['script'] }).find(({ severity }) => severity === 'error')
    if (problem) return [`ERROR ${problem.code}`]
    const variables = Object.fromEntries([...(input ?? '')].map((letter) => [letter, true]))
    let result: StepResult = step(definition, createState(), { type: 'start', variables })
    while (result.state.status === 'running') {
      const { state } = result
      const service = findOpenTasks(state).find((token) => definition.nodes[token.node]?.type === 'serviceTask')
      const script = translated.scripts.get(service?.node ?? '')
      if (script?.startsWith('SCRIPT_')) log.push(script)
      result = step(
        definition,
        state,
        service ? { type: 'complete', tokenId: service.id } : { type: 'fireTimer', timerId: state.timers[0]?.id ?? '' },
      )
    }
  } catch (error) {
    if (!(error instanceof BpmnError)) throw error
    log.push(error.code === 'no-flow' ? 'ERROR_runtime' : `ERROR ${error.code}`)
  }
  return log.toSorted()
}

describe('execution cases', () => {
  it('the supported ones give the expected log', async () => {
    const isShared = listSharedFiles('bpmn/execution', 'cases.json', 17).length > 0
    const files = isShared ? (JSON.parse(readSharedFile('bpmn', 'execution', 'cases.json')) as CaseFile[]) : []
    const chosen = files.filter(({ id }) => supported.includes(id))
    expect(chosen).toHaveLength(isShared ? supported.length : 0)
    const results = await Promise.all(
      chosen.flatMap(({ id, files: [file = ''], cases }) =>
        cases.map(async (each) => [id, each.input, await run(readSharedFile('bpmn', 'execution', file), each.input)] as const),
      ),
    )
    const expected = chosen.flatMap(({ id, cases }) =>
      cases.map(
        (each) => [id, each.input, each.expect.map((line) => (line === 'ERROR' ? 'ERROR unsupported-feature' : line)).toSorted()] as const,
      ),
    )
    expect(results).toEqual(expected)
  })

  it('all others are refused when they are read, never misread', async () => {
    const isShared = listSharedFiles('bpmn/execution', 'cases.json', 20).length > 0
    const files = isShared ? (JSON.parse(readSharedFile('bpmn', 'execution', 'cases.json')) as CaseFile[]) : []
    const others = files.filter(({ id }) => !supported.includes(id))
    const results = await Promise.all(others.map(({ files: [file = ''] }) => run(readSharedFile('bpmn', 'execution', file), null)))
    for (const [index, log] of results.entries())
      expect(log, others[index]?.id).toEqual([expect.stringMatching(/^ERROR (unsupported-|several-|call-unknown)/)])
    expect(results).toHaveLength(others.length)
  })

  it('a model of our own, where the shared ones are absent', async () => {
    const xml = `<bpmn2:definitions xmlns:bpmn2="http://www.omg.org/spec/BPMN/20100524/MODEL" id="d" targetNamespace="urn:t"><bpmn2:process id="p" isExecutable="true">
      <bpmn2:startEvent id="s" /><bpmn2:sequenceFlow id="f1" sourceRef="s" targetRef="x" />
      <bpmn2:exclusiveGateway id="x" default="f3" />
      <bpmn2:sequenceFlow id="f2" sourceRef="x" targetRef="one"><bpmn2:conditionExpression>test.contains("a")</bpmn2:conditionExpression></bpmn2:sequenceFlow>
      <bpmn2:sequenceFlow id="f3" sourceRef="x" targetRef="two" />
      <bpmn2:scriptTask id="one"><bpmn2:script>SCRIPT_task1</bpmn2:script></bpmn2:scriptTask>
      <bpmn2:scriptTask id="two"><bpmn2:script>SCRIPT_task2</bpmn2:script></bpmn2:scriptTask>
      <bpmn2:sequenceFlow id="f4" sourceRef="one" targetRef="e" /><bpmn2:sequenceFlow id="f5" sourceRef="two" targetRef="e" /><bpmn2:endEvent id="e" />
    </bpmn2:process></bpmn2:definitions>`
    expect(await run(xml, 'a')).toEqual(['SCRIPT_task1'])
    expect(await run(xml, 'b')).toEqual(['SCRIPT_task2'])
  })
})
