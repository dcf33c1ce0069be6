import { describe, expect, it } from 'vitest'
import { BpmnError } from './errors.ts'
import { parseBpmn } from './parse.ts'
import { listSharedFiles, readSharedFile } from './testing/shared-data.ts'

function wrap(body: string, attributes = 'isExecutable="true"'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
    <b:definitions xmlns:b="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
      xmlns:app="urn:app" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" id="d" targetNamespace="urn:t">
      <b:process id="p" name="流程" ${attributes}>${body}</b:process></b:definitions>`
}

const ends = '<b:startEvent id="s" /><b:endEvent id="e" />'

async function codeOf(xml: string): Promise<string> {
  try {
    await parseBpmn(xml)
    return 'parsed'
  } catch (error) {
    if (error instanceof BpmnError) return error.code
    throw error
  }
}

describe('parseBpmn', () => {
  it('reads nodes, flows and foreign settings', async () => {
    const { definition, warnings } = await parseBpmn(
      wrap(`<b:startEvent id="s" />
        <b:userTask id="t" name="审批" default="f3" app:role="chief">
          <b:extensionElements><app:action label="同意 &amp; 签"><app:note>text</app:note></app:action><app:empty /></b:extensionElements>
          <b:multiInstanceLoopCharacteristics camunda:collection="people" camunda:elementVariable="person">
            <b:completionCondition xsi:type="b:tFormalExpression">\${done}</b:completionCondition>
          </b:multiInstanceLoopCharacteristics>
        </b:userTask>
        <b:boundaryEvent id="late" attachedToRef="t" cancelActivity="false"><b:timerEventDefinition><b:timeCycle>R3/PT1H</b:timeCycle></b:timerEventDefinition></b:boundaryEvent>
        <b:endEvent id="e"><b:terminateEventDefinition /></b:endEvent>
        <b:sequenceFlow id="f1" sourceRef="s" targetRef="t" />
        <b:sequenceFlow id="f2" name="大额" sourceRef="t" targetRef="e"><b:conditionExpression> amount &gt; 5 </b:conditionExpression></b:sequenceFlow>
        <b:sequenceFlow id="f3" sourceRef="t" targetRef="e" />
        <b:sequenceFlow id="f4" sourceRef="late" targetRef="e" />`),
    )
    expect(warnings).toEqual([])
    expect(definition).toEqual({
      id: 'p',
      name: '流程',
      nodes: {
        s: { type: 'startEvent', id: 's', name: '', incoming: [], outgoing: ['f1'], extensions: [], attributes: {} },
        t: {
          type: 'userTask',
          id: 't',
          name: '审批',
          incoming: ['f1'],
          outgoing: ['f2', 'f3'],
          attributes: { 'app:role': 'chief' },
          extensions: [
            {
              name: 'app:action',
              attributes: { label: '同意 & 签' },
              children: [{ name: 'app:note', attributes: {}, children: [], text: 'text' }],
            },
            { name: 'app:empty', attributes: {}, children: [] },
          ],
          multiInstance: { parallel: true, collection: 'people', elementVariable: 'person', completionCondition: '${done}' },
        },
        late: {
          type: 'boundaryEvent',
          id: 'late',
          name: '',
          incoming: [],
          outgoing: ['f4'],
          extensions: [],
          attributes: {},
          attachedTo: 't',
          interrupting: false,
          timer: { kind: 'cycle', expression: 'R3/PT1H' },
        },
        e: {
          type: 'endEvent',
          id: 'e',
          name: '',
          incoming: ['f2', 'f3', 'f4'],
          outgoing: [],
          extensions: [],
          attributes: {},
          terminate: true,
        },
      },
      flows: {
        f1: { id: 'f1', name: '', source: 's', target: 't', isDefault: false },
        f2: { id: 'f2', name: '大额', source: 't', target: 'e', condition: 'amount > 5', isDefault: false },
        f3: { id: 'f3', name: '', source: 't', target: 'e', isDefault: true },
        f4: { id: 'f4', name: '', source: 'late', target: 'e', isDefault: false },
      },
    })
    expect(JSON.parse(JSON.stringify(definition))).toEqual(definition)
  })

  it.each([
    ['script task', '<b:scriptTask id="x"><b:script>1</b:script></b:scriptTask>', 'unsupported-element'],
    ['abstract task', '<b:task id="x" />', 'unsupported-element'],
    ['timer start', '<b:startEvent id="x"><b:timerEventDefinition /></b:startEvent>', 'unsupported-feature'],
    ['escalation end', '<b:endEvent id="x"><b:escalationEventDefinition /></b:endEvent>', 'unsupported-feature'],
    ['sub-process begun by an event', '<b:subProcess id="x" triggeredByEvent="true" />', 'unsupported-feature'],
    ['transaction', '<b:transaction id="x" />', 'unsupported-element'],
    ['catch event for nothing', '<b:intermediateCatchEvent id="x" />', 'unsupported-feature'],
    [
      'flow out of a sub-process',
      '<b:subProcess id="x"><b:userTask id="y" /></b:subProcess><b:sequenceFlow id="f" sourceRef="y" targetRef="e" />',
      'unconnected-flow',
    ],
    [
      'conditional boundary',
      '<b:userTask id="t" /><b:boundaryEvent id="x" attachedToRef="t"><b:conditionalEventDefinition /></b:boundaryEvent>',
      'unsupported-feature',
    ],
    [
      'timer without time',
      '<b:userTask id="t" /><b:boundaryEvent id="x" attachedToRef="t"><b:timerEventDefinition /></b:boundaryEvent>',
      'unsupported-feature',
    ],
    ['standard loop', '<b:userTask id="x"><b:standardLoopCharacteristics /></b:userTask>', 'unsupported-feature'],
    ['repeated service', '<b:serviceTask id="x"><b:multiInstanceLoopCharacteristics /></b:serviceTask>', 'unsupported-feature'],
    ['start quantity', '<b:userTask id="x" startQuantity="2" />', 'unsupported-feature'],
    ['completion quantity', '<b:userTask id="x" completionQuantity="0" />', 'unsupported-feature'],
    ['compensation', '<b:userTask id="x" isForCompensation="true" />', 'unsupported-feature'],
    [
      'boundary attached to nothing',
      '<b:boundaryEvent id="x"><b:timerEventDefinition><b:timeDuration>P1D</b:timeDuration></b:timerEventDefinition></b:boundaryEvent>',
      'unresolved-reference',
    ],
    ['duplicate id', '<b:userTask id="s" />', 'duplicate-id'],
    ['no id', '<b:userTask />', 'bad-id'],
    ['id of a prototype', '<b:userTask id="__proto__" />', 'bad-id'],
    ['flow to nowhere', '<b:sequenceFlow id="f" sourceRef="s" targetRef="nowhere" />', 'unconnected-flow'],
    ['flow without ends', '<b:sequenceFlow id="f" />', 'unconnected-flow'],
    ['unknown BPMN element', '<b:magicTask id="x" />', 'invalid-xml'],
    ['broken tag', '<b:userTask id="x"', 'invalid-xml'],
  ])('refuses %s', async (_, body, code) => {
    expect(await codeOf(wrap(ends + body))).toBe(code)
  })

  it.each([
    ['nothing', '', 'invalid-xml'],
    ['plain text', 'hello', 'invalid-xml'],
    ['another document', '<html/>', 'invalid-xml'],
    ['no process', wrap('').replace(/<b:process.*<\/b:process>/s, ''), 'no-process'],
    [
      'two executable processes',
      wrap(ends).replace('</b:definitions>', '<b:process id="q" isExecutable="true" /></b:definitions>'),
      'several-processes',
    ],
    ['a document type', `<!DOCTYPE x>${wrap(ends)}`, 'forbidden-xml'],
    ['an entity', `<!DOCTYPE x [<!ENTITY a "aaaa">]>${wrap(ends)}`, 'forbidden-xml'],
    ['a document type in odd letters', `<! doctype x>${wrap(ends)}`, 'forbidden-xml'],
    ['a huge document', wrap(ends + ' '.repeat(2_000_001)), 'too-large'],
    ['too many elements', wrap(Array.from({ length: 5001 }, (_, index) => `<b:userTask id="t${index}" />`).join('')), 'too-large'],
  ])('refuses %s', async (_, xml, code) => {
    expect(await codeOf(xml)).toBe(code)
  })

  it('reads sub-processes, calls and what events name', async () => {
    const xml = wrap(`<b:startEvent id="s" /><b:subProcess id="sub">
        <b:multiInstanceLoopCharacteristics isSequential="true"><b:loopCardinality>n</b:loopCardinality></b:multiInstanceLoopCharacteristics>
        <b:startEvent id="in" /><b:endEvent id="out"><b:errorEventDefinition errorRef="err" /></b:endEvent>
        <b:sequenceFlow id="f1" sourceRef="in" targetRef="out" /></b:subProcess>
      <b:callActivity id="call" calledElement="q" />
      <b:boundaryEvent id="caught" attachedToRef="sub"><b:errorEventDefinition errorRef="err" /></b:boundaryEvent>
      <b:intermediateCatchEvent id="wait"><b:messageEventDefinition messageRef="m" /></b:intermediateCatchEvent>
      <b:intermediateThrowEvent id="send"><b:signalEventDefinition signalRef="g" /></b:intermediateThrowEvent>
      <b:intermediateCatchEvent id="to"><b:linkEventDefinition name="page 2" /></b:intermediateCatchEvent>
      <b:serviceTask id="plain" /><b:serviceTask id="fax" implementation="fax" />
      <b:intermediateCatchEvent id="lost"><b:messageEventDefinition /></b:intermediateCatchEvent>`).replace(
      '</b:definitions>',
      `<b:message id="m" name="paid" /><b:signal id="g" name="done" /><b:error id="err" errorCode="E1" />
       <b:process id="q" isExecutable="true"><b:userTask id="t" /></b:process></b:definitions>`,
    )
    const { definition } = await parseBpmn(xml)
    const of = (id: string) => {
      const { incoming: _, outgoing: __, extensions: ___, attributes: ____, name: _____, ...rest } = definition.nodes[id]!
      return rest
    }
    expect(['sub', 'in', 'out', 'call', 't', 'caught', 'wait', 'send', 'to', 'plain', 'fax', 'lost'].map(of)).toEqual([
      { id: 'sub', type: 'subProcess', multiInstance: { parallel: false, collection: '', cardinality: 'n', elementVariable: '' } },
      { id: 'in', type: 'startEvent', scope: 'sub' },
      { id: 'out', type: 'endEvent', scope: 'sub', terminate: false, error: 'E1' },
      { id: 'call', type: 'callActivity', calledElement: 'q' },
      { id: 't', type: 'userTask', scope: 'q' },
      { id: 'caught', type: 'boundaryEvent', attachedTo: 'sub', interrupting: true, error: 'E1' },
      { id: 'wait', type: 'intermediateCatchEvent', message: 'paid' },
      { id: 'send', type: 'intermediateThrowEvent', signal: 'done' },
      { id: 'to', type: 'intermediateCatchEvent', link: 'page 2' },
      { id: 'plain', type: 'serviceTask' },
      { id: 'fax', type: 'serviceTask', handler: 'fax' },
      { id: 'lost', type: 'intermediateCatchEvent', message: '' },
    ])
  })

  it('takes the executable one of several processes and says what it left out', async () => {
    const xml = wrap(`<b:laneSet id="l" />${ends}<b:dataObject id="o" />`).replace(
      '</b:definitions>',
      '<b:process id="q" /></b:definitions>',
    )
    const { definition, warnings } = await parseBpmn(xml)
    expect(definition.id).toBe('p')
    expect(warnings.map(({ elementId }) => elementId)).toEqual(['o', undefined, 'q'])
    const other = await parseBpmn(wrap(ends, ''))
    expect(other.warnings).toHaveLength(1)
  })
})

describe('the reference models of the BPMN Model Interchange Working Group', () => {
  it('parse, or are refused with a stable code', async () => {
    const files = listSharedFiles('bpmn/miwg', '.bpmn', 21)
    const codes = await Promise.all(files.map((file) => codeOf(readSharedFile('bpmn', 'miwg', file))))
    const known = ['parsed', 'unsupported-element', 'unsupported-feature', 'several-processes']
    expect(codes.filter((code) => !known.includes(code))).toEqual([])
    expect(codes).toHaveLength(files.length)
  })
})
