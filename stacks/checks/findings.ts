import type {
  INagLogger,
  NagLoggerComplianceData,
  NagLoggerErrorData,
  NagLoggerNonComplianceData,
  NagLoggerNotApplicableData,
  NagLoggerSuppressedData,
  NagLoggerSuppressedErrorData,
} from 'cdk-nag';

/** One thing cdk-nag objects to: the rule with its detail, where, and how grave. */
export type Finding = { rule: string; path: string; level: string };

/** Collects what cdk-nag finds, instead of printing it. A rule that cannot judge counts as a finding. */
export class Findings implements INagLogger {
  readonly all: Finding[] = [];

  onNonCompliance(data: NagLoggerNonComplianceData) {
    const detail = data.findingId ? `[${data.findingId}]` : '';
    this.all.push({ rule: `${data.ruleId}${detail}`, path: data.resource.node.path, level: data.ruleLevel });
  }
  onError(data: NagLoggerErrorData) {
    this.all.push({
      rule: `${data.ruleId} could not judge: ${data.errorMessage}`,
      path: data.resource.node.path,
      level: 'Error',
    });
  }
  onCompliance(_: NagLoggerComplianceData) {}
  onSuppressed(_: NagLoggerSuppressedData) {}
  onSuppressedError(_: NagLoggerSuppressedErrorData) {}
  onNotApplicable(_: NagLoggerNotApplicableData) {}
}
