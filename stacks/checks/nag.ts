import { Bucket } from 'aws-cdk-lib/aws-s3';
import { App, Aspects, Stack } from 'aws-cdk-lib/core';
import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, it } from 'vitest';
import { SUPPRESSIONS } from '../nag-suppressions';
import { type Finding, Findings } from './findings';
import type { Deployed } from './synth';

const covers = (finding: Finding) =>
  SUPPRESSIONS.filter((s) => finding.rule.includes(s.what) && s.at.test(finding.path));

export const nag = ({ findings }: Deployed) =>
  describe('cdk-nag', () => {
    it('finds nothing that has no reason', () => {
      expect(findings.filter((f) => covers(f).length === 0)).toEqual([]);
    });

    it('still finds everything that has a reason, and each reason is a sentence', () => {
      const used = new Set(findings.flatMap(covers));
      expect(SUPPRESSIONS.filter((s) => !used.has(s)).map((s) => s.what)).toEqual([]);
      for (const s of SUPPRESSIONS) expect(s.reason.length, s.what).toBeGreaterThan(30);
    });

    it('is awake: a bucket open to plain HTTP is found', () => {
      const app = new App();
      const seeded = new Findings();
      new Bucket(new Stack(app, 'Seeded'), 'Open');
      Aspects.of(app).add(new AwsSolutionsChecks({ reports: false, additionalLoggers: [seeded] }));
      app.synth();
      expect(seeded.all.map((f) => f.rule)).toContain('AwsSolutions-S10');
    });
  });
