// Copies the groups of deploy/prometheus/rules.yaml to a PrometheusRule for Kubernetes.
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const FOLDER = join(__dirname, '..', 'deploy', 'prometheus');

const HEAD = `# Generated from rules.yaml by \`npm run generate\`.
apiVersion: monitoring.coreos.com/v1
kind: PrometheusRule
metadata:
  name: hanteam
spec:
`;

const rules = readFileSync(join(FOLDER, 'rules.yaml'), 'utf8');
const groups = rules.slice(rules.indexOf('groups:'));
writeFileSync(join(FOLDER, 'prometheus-rule.yaml'), HEAD + groups.replaceAll(/^(?=.)/gm, '  '));
