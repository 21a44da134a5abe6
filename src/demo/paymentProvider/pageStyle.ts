/** The one stylesheet of the provider's pages. */
export const PAGE_STYLE = `
*{box-sizing:border-box}
:root{color-scheme:light}
body{margin:0;background:#FAF9F3;color:#2B2E1A;font:500 17px/1.5 Quicksand,ui-rounded,"Segoe UI",system-ui,sans-serif}
a{color:#4A5718;font-weight:700;text-underline-offset:4px}
:focus-visible{outline:3px solid #2B2E1A;outline-offset:2px}
h1{margin:0 0 8px;font-size:clamp(28px,6vw,36px);line-height:1.2;font-weight:500;text-wrap:balance}
h2{margin:0 0 12px;font-size:20px;line-height:1.3;font-weight:600}
p{margin:0 0 16px;color:#5A5E42;text-wrap:pretty}
.bar{display:flex;align-items:center;gap:12px;min-height:64px;padding:8px 20px;max-width:1080px;margin:0 auto}
.mark{width:18px;height:24px;background:#5C6B1F;border-radius:0 100% 0 100%;transform:rotate(45deg) scale(.8)}
.brand{font-weight:600;font-size:18px}
.badge{margin-left:auto}
.badge,.state{display:inline-flex;align-items:center;min-height:28px;padding:2px 14px;border-radius:999px;background:#F5F0E3;color:#2B2E1A;font-size:14px;font-weight:700;white-space:nowrap}
.state-paid{background:#E7F2E3;color:#2F6B2A}
.state-failed,.state-canceled,.state-expired{background:#FBEAE7;color:#A3261B}
main{max-width:520px;margin:0 auto;padding:16px 20px 64px}
main:has(table){max-width:1080px}
.card{background:#fff;border-radius:24px;overflow:hidden;box-shadow:0 2px 16px rgb(43 46 26/.06);margin:24px 0}
.amount{background:#F5F0E3;padding:24px}
.amount strong{display:block;font-size:34px;line-height:1.2;font-weight:600;font-variant-numeric:tabular-nums}
.amount span{color:#5A5E42;font-size:15px}
.part{padding:24px}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 20px;margin:0}
dt{color:#5A5E42}
dd{margin:0;text-align:right;font-weight:600;overflow-wrap:anywhere}
fieldset{border:0;margin:0 0 20px;padding:0}
legend{padding:0;margin:0 0 8px;font-weight:600}
.option{display:flex;align-items:center;gap:12px;min-height:52px;padding:0 20px;margin:0 0 8px;border:1.5px solid #84896A;border-radius:999px;font-weight:600;cursor:pointer}
.option:has(:checked){background:#E9EDD3;border-color:#5C6B1F}
input[type=radio]{width:20px;height:20px;margin:0;accent-color:#5C6B1F}
.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:48px;padding:8px 24px;border:0;border-radius:999px;font:inherit;font-size:16px;font-weight:700;text-decoration:none;cursor:pointer}
.filled{min-height:60px;font-size:18px;background:#5C6B1F;color:#fff}
.filled:hover{background:#4A5718}
.outline{background:#fff;color:#4A5718;border:1.5px solid #5C6B1F}
.outline:hover{background:#EFF0E1}
.above{margin-bottom:20px}
.choice{display:grid;gap:8px;margin-top:20px;font-weight:600}
select{min-height:48px;padding:0 16px;border:1.5px solid #84896A;border-radius:24px;background:#fff;color:#2B2E1A;font:inherit}
.others{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,132px),1fr));gap:12px;margin-top:12px}
@media (max-width:479px){.others{grid-template-columns:1fr}}
.table{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:16px}
th{padding:16px 20px;text-align:left;font-size:14px;font-weight:600;color:#5A5E42}
td{padding:14px 20px;border-top:1px solid #ECEDDF}
.number{text-align:right;font-weight:700;font-variant-numeric:tabular-nums;white-space:nowrap}
`;
