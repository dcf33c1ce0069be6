declare module 'bpmn-moddle' {
  export interface ModdleWarning {
    message: string
    property?: string
    value?: unknown
  }

  export class BpmnModdle {
    fromXML(xml: string): Promise<{ rootElement: unknown; warnings: ModdleWarning[] }>
  }
}
